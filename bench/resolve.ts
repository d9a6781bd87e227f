// What games bring for the benchmarks lies in their folders, but the packages of their peers are installed here alone.
import { createRequire, registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'

const require = createRequire(import.meta.url)

registerHooks({
  resolve(specifier, context, next) {
    const isPackage = /^(?!node:)[a-z@][^:]*$/.test(specifier)
    if (!isPackage || !/\/bench\/peers\//.test(context.parentURL ?? '')) return next(specifier, context)
    if (context.conditions.includes('import')) return next(specifier, { ...context, parentURL: import.meta.url })
    return { url: pathToFileURL(require.resolve(specifier)).href, shortCircuit: true }
  },
})
