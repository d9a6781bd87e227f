import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A Chromium and what it needs to run. */
export interface Chromium {
  readonly executablePath: string
  readonly env?: Readonly<Record<string, string>>
}

/** Where Chromium is on machines that have one. */
const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The machine's own Chromium, or the one that comes with the packages. `CHROMIUM` names another, or says `bundled`. */
export async function findChromium(): Promise<Chromium> {
  const wanted = process.env['CHROMIUM'] ?? INSTALLED.find((path) => existsSync(path)) ?? 'bundled'
  return wanted === 'bundled' ? unpacked() : { executablePath: wanted }
}

const PACKED = fileURLToPath(new URL('../bin/', import.meta.resolve('@sparticuz/chromium')))
const CACHE = fileURLToPath(new URL('../../../.cache/', import.meta.url))

/** Unpacks the packages' Chromium, with its libraries and fonts, unless that has been done. */
async function unpacked(): Promise<Chromium> {
  const folder = join(CACHE, 'chromium')
  if (!existsSync(folder)) await unpackTo(folder)
  const libraries = [join(folder, 'al2023', 'lib'), process.env['LD_LIBRARY_PATH']].filter(Boolean).join(':')
  return {
    executablePath: join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: libraries, FONTCONFIG_FILE: join(folder, 'fonts.conf') },
  }
}

/** Several may do this at the same time, and each may be ended in the middle: only a whole folder gets the name. */
async function unpackTo(folder: string): Promise<void> {
  await mkdir(CACHE, { recursive: true })
  const making = await mkdtemp(`${folder}-`)
  // It unpacks to wherever temporary files go.
  const before = process.env['TMPDIR']
  process.env['TMPDIR'] = making
  const { inflate } = await import('@sparticuz/chromium')
  const files = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'].map((name) =>
    inflate(join(PACKED, name)),
  )
  if (before === undefined) delete process.env['TMPDIR']
  else process.env['TMPDIR'] = before
  await Promise.all(files)
  await writeFile(join(making, 'fonts.conf'), fontSettings(folder))
  await rename(making, folder).catch(async (error: unknown) => {
    await rm(making, { recursive: true, force: true })
    if (!existsSync(join(folder, 'chromium'))) throw error
  })
}

/** Its own fonts, and those of the machine if there are any. */
const fontSettings = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`
