#!/usr/bin/env node
// Runs on the machine's own Node: sets up what is missing, then runs the command with the packages' own.
import { fileURLToPath } from 'node:url'
import { ensureSetup, nodePath, run } from '../scripts/setup.mjs'

await ensureSetup()
const start = fileURLToPath(new URL('../src/cli/start.ts', import.meta.url))
process.exitCode = await run(nodePath(), [start, ...process.argv.slice(2)], { cwd: process.cwd() })
