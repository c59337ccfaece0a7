// `url('/fonts/x.woff2')` in a style sheet is a file of a static folder, as in documents and pages. It is published under its own name, so
// the address only gets the base URL.
import { join, sep } from 'node:path'
import type { Plugin } from 'esbuild'
import { nearest } from '../diagnostics/suggest.ts'
import { withBaseUrl } from '../lib/site-path.ts'
import { createLocalFiles } from '../markdown/links/local-files.ts'
import { pathOfUrl } from '../markdown/links/resolve-local-url.ts'
import { staticUrlsName } from './diagnose-bundle.ts'

export interface StaticUrlsInput {
  siteDirectory: string
  baseUrl: string
  /** Site-relative, as in the configuration. */
  staticDirectories: readonly string[]
}

/** Adds each file that is named to `inputs`, relative to the site: whether it is there decides about the result. */
export function staticUrls({ siteDirectory, baseUrl, staticDirectories }: StaticUrlsInput, inputs: Set<string>): Plugin {
  const localFiles = createLocalFiles({ siteDirectory, staticDirectories, outsideFolders: [] })
  return {
    name: staticUrlsName,
    setup(build) {
      build.onResolve({ filter: /^\// }, ({ path, kind, importer, namespace }) => {
        if ((kind !== 'url-token' && kind !== 'import-rule') || path.startsWith('//')) return undefined
        // The sheets of the site are imported by their absolute paths; so are the files that CSS modules name.
        if (namespace === 'entry' || importer === '' || path.startsWith(siteDirectory + sep)) return undefined
        const name = pathOfUrl(withoutBaseUrl(path))
        const file = localFiles.findStatic(name)
        if (file === undefined) return { errors: [{ text: `Could not resolve "${path}"`, notes: similar(name) }] }
        inputs.add(file.file)
        return { path: withBaseUrl(path, baseUrl), external: true }
      })
    },
  }

  function withoutBaseUrl(path: string): string {
    return baseUrl !== '/' && path.startsWith(baseUrl) ? path.slice(baseUrl.length - 1) : path
  }

  function similar(name: string): { text: string }[] {
    const folder = name.slice(0, name.lastIndexOf('/') + 1)
    const names = staticDirectories.flatMap((directory) =>
      localFiles.siblings(join('/', directory, folder, 'x'), '').map((found) => folder + found.slice(found.lastIndexOf('/') + 1)),
    )
    const meant = nearest(name, names)
    return meant === undefined ? [] : [{ text: meant }]
  }
}
