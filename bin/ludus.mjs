#!/usr/bin/env node
// Runs on the machine's own Node: sets up what is missing, then runs the command with the packages' own.
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureSetup, nodePath, run } from '../scripts/setup.mjs'

await ensureSetup()
const start = fileURLToPath(new URL('../src/cli/start.ts', import.meta.url))
// Hints say what works here: a name that is on the path works by itself, all else through npx.
const isOnPath = basename(process.argv[1]) === 'ludus' && process.env.npm_command === undefined
const env = { ...process.env, LUDUS_PROGRAM: isOnPath ? 'ludus' : 'npx ludus' }
process.exitCode = await run(nodePath(), [start, ...process.argv.slice(2)], { cwd: process.cwd(), env })
