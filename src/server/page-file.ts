import { extname } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
}
/** Those that are small already. */
const PACKED = new Set(['.woff2', '.woff', '.png'])

/** How a file can be made smaller for the way, the best first. */
const PACKINGS = { br: promisify(brotliCompress), gzip: promisify(gzip) } as const
type Packing = keyof typeof PACKINGS

/** The best packing that a browser says it understands. */
function packingFor({ headers }: FastifyRequest): Packing | undefined {
  const accepted = new Set(
    (headers['accept-encoding'] ?? '')
      .split(',')
      .filter((one) => !/;\s*q=0(?:\.0*)?\s*$/.test(one))
      .map((one) => one.split(';')[0]!.trim().toLowerCase()),
  )
  return (Object.keys(PACKINGS) as Packing[]).find((packing) => accepted.has(packing))
}

/** A file of the page, kept in memory, and in each packing that was ever asked for. */
export class PageFile {
  readonly #type: string
  readonly #bytes: Buffer
  readonly #isPacked: boolean
  readonly #packed = new Map<Packing, Promise<Buffer>>()

  constructor(path: string, bytes: Buffer) {
    this.#type = TYPES[extname(path)] ?? 'application/octet-stream'
    this.#isPacked = PACKED.has(extname(path))
    this.#bytes = bytes
  }

  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    reply.type(this.#type)
    if (this.#isPacked) return reply.send(this.#bytes)
    reply.header('vary', 'accept-encoding')
    const packing = packingFor(request)
    if (!packing) return reply.send(this.#bytes)
    return reply.header('content-encoding', packing).send(await this.#pack(packing))
  }

  #pack(packing: Packing): Promise<Buffer> {
    const known = this.#packed.get(packing)
    if (known) return known
    const packed = PACKINGS[packing](this.#bytes)
    this.#packed.set(packing, packed)
    return packed
  }
}
