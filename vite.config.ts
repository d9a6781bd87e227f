import { defineConfig } from 'vite'

/** The page; `#…` imports are read from package.json like everywhere else. */
export default defineConfig({
  root: 'src/web',
  build: {
    outDir: '../../dist/web',
    // The page may load nothing but files of its own server, which data: addresses are not.
    assetsInlineLimit: 0,
    emptyOutDir: true,
    target: 'es2023',
    // light-dark() is written as it is: older browsers than these do not know it.
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
  },
})
