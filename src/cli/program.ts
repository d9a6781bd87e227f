import { relative } from 'node:path'

/**
 * What one types to start this program again, as it was started: hints that say something else do not work. `bin/` and
 * `npm start` say how they were called; else it was Node itself.
 */
export const PROGRAM = process.env['LUDUS_PROGRAM'] ?? started(process.argv[1])

function started(script = ''): string {
  return /[\\/]cli[\\/]start\.ts$/.test(script) ? `${process.argv0} ${relative(process.cwd(), script)}` : 'npx ludus'
}

/** A text that speaks of this program by its name, as one has to type it here. */
export const asCalled = (text: string): string => text.replaceAll(/(?<![\w/.-])ludus (?=[a-z<])/g, `${PROGRAM} `)
