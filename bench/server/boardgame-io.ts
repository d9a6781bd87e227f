// A boardgame.io server: in memory, or with its FlatFile store in the folder that is named.
import '../resolve.ts'
import { createRequire } from 'node:module'
import type { AddressInfo, Server as NetServer } from 'node:net'
import type { Game } from 'boardgame.io'
import { contest } from './contest.ts'

const require = createRequire(import.meta.url)
const { FlatFile, Origins, Server } = require('boardgame.io/server') as Library
type Library = typeof import('boardgame.io/server', { with: { 'resolution-mode': 'require' } })

const { game } = (await import(contest.peer('boardgame-io'))) as { readonly game: Game }
const [folder] = process.argv.slice(2)
const server = Server({
  games: [game],
  origins: [Origins.LOCALHOST],
  ...(folder !== undefined && { db: new FlatFile({ dir: folder }) }),
})
const { appServer } = (await server.run(0)) as { appServer: NetServer }
console.log(`boardgame.io listens on 127.0.0.1:${(appServer.address() as AddressInfo).port}`)
