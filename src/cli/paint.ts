import { styleText } from 'node:util'
import type { Io } from '#cli/command'
import { type Paint, plain } from '#engine/terminal'

const coloured: Paint = (style, text) =>
  styleText(typeof style === 'string' ? style : [...style], text, { validateStream: false })

/** Colours on a terminal that knows them, unless `NO_COLOR` says otherwise. */
export function paintFor(out: Io['stdout'], env: NodeJS.ProcessEnv = process.env): Paint {
  return out.isTTY && !env['NO_COLOR'] && env['TERM'] !== 'dumb' ? coloured : plain
}
