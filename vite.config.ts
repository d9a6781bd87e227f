import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
import about from './package.json' with { type: 'json' }

const PUBLIC = new URL('src/web/public/', import.meta.url)
const WORKER = 'service-worker'

/** Tells the service worker which files the page has, and gives file hosts a page for the paths that they do not know. */
function offline({ isStatic }: { readonly isStatic: boolean }): Plugin {
  return {
    name: 'offline',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const contents = new Map<string, string | Uint8Array>()
      for (const name of readdirSync(PUBLIC)) contents.set(name, readFileSync(new URL(name, PUBLIC)))
      for (const [name, made] of Object.entries(bundle)) {
        if (!isForOffline(name)) continue
        contents.set(name, made.type === 'asset' ? made.source : made.code)
      }
      const names = [...contents.keys()].toSorted()
      const digest = createHash('sha256')
      for (const name of names) digest.update(name).update(contents.get(name)!)
      const page = {
        files: names.map((name) => (name === 'index.html' ? '/' : `/${name}`)),
        hash: digest.digest('hex').slice(0, 12),
      }
      const worker = bundle[`${WORKER}.js`]
      if (worker?.type === 'chunk') worker.code = worker.code.replace('LUDUS_PAGE', JSON.stringify(page))
      const { source } = bundle['index.html'] as { readonly source: string }
      if (isStatic) this.emitFile({ type: 'asset', fileName: '404.html', source })
    },
  }
}

/** Fonts come in an older format, too, for browsers that could not run the rest. */
const isForOffline = (name: string): boolean => !name.startsWith(WORKER) && !/\.(?:woff|map)$/.test(name)

/** What only pages need that are loaded later, though it lies beside what all need. */
const NOT_AT_FIRST =
  'client/mine|design/(?:face-drawn|field|graver|icon-credits|icons-later|keys-dialog|lesson|meter|radio-row|roving|switch)\\b'
const EVERY_PAGE = new RegExp(
  'node_modules/(?:react|react-dom|scheduler)/|src/web/local/device-line|rolldown.runtime|' +
    'src/engine/sides|src/games/[^/]+/(?:about|lid|options)\\b|' +
    `src/web/(?!${NOT_AT_FIRST})(?:client|design|home/lid|shell|words/(?:common|home|line|lobby|lost|table|words))\\b`,
)

/** The page; `#…` imports are read from package.json like everywhere else. */
export default defineConfig(({ mode }) => {
  const isStatic = mode === 'static'
  return {
    root: 'src/web',
    define: { LUDUS_VERSION: JSON.stringify(about.version) },
    plugins: [offline({ isStatic })],
    worker: { format: 'es' },
    resolve: { alias: { 'typebox/compile': fileURLToPath(new URL('src/web/plain-compile.ts', import.meta.url)) } },
    build: {
      outDir: isStatic ? '../../dist/static' : '../../dist/web',
      // The page may load nothing but files of its own server, which data: addresses are not.
      assetsInlineLimit: 0,
      // Every browser that it is built for knows this by itself.
      modulePreload: { polyfill: false },
      emptyOutDir: true,
      target: 'es2023',
      // light-dark() is written as it is: older browsers than these do not know it.
      cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
      rolldownOptions: {
        input: { page: 'src/web/index.html', [WORKER]: `src/web/offline/${WORKER}.ts` },
        output: {
          // Its address must never change, or browsers would look for it in vain.
          entryFileNames: ({ name }) => (name === WORKER ? '[name].js' : 'assets/[name]-[hash].js'),
          // What every page needs comes in one piece: ten small ones would each be waited for.
          codeSplitting: { groups: [{ name: 'every-page', test: EVERY_PAGE }] },
        },
      },
    },
  }
})
