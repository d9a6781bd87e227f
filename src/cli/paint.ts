import { styleText } from 'node:util'
import type { Io } from '#cli/command'

export type Style = 'bold' | 'dim' | 'gray' | 'blueBright' | 'redBright' | 'yellow' | 'green' | 'magenta' | 'cyan'

/** Colours a piece of text, or leaves it as it is where colours are not wanted. */
export type Paint = (style: Style | readonly Style[], text: string) => string

export const plain: Paint = (_style, text) => text

const coloured: Paint = (style, text) =>
  styleText(typeof style === 'string' ? style : [...style], text, { validateStream: false })

/** Colours on a terminal that knows them, unless `NO_COLOR` says otherwise. */
export function paintFor(out: Io['stdout'], env: NodeJS.ProcessEnv = process.env): Paint {
  return out.isTTY && !env['NO_COLOR'] && env['TERM'] !== 'dumb' ? coloured : plain
}
