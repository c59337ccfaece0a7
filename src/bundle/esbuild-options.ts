// What the server bundle and the browser bundles have in common: how names resolve, and how each kind of file is loaded.
import { dirname, join } from 'node:path'
import type { BuildOptions, Metafile, Plugin } from 'esbuild'
import packageJson from '../../package.json' with { type: 'json' }
import { isDocumentModule } from '../lib/document-module.ts'
import { packageDirectory } from '../lib/package-directory.ts'
import { findReact } from './find-react.ts'

/** Files that components import to get their address. */
export const assetExtensions = [
  '.png',
  '.jpg',
  '.jpeg',
  '.gif',
  '.webp',
  '.avif',
  '.svg',
  '.ico',
  '.woff',
  '.woff2',
  '.ttf',
  '.otf',
  '.mp4',
  '.webm',
  '.mp3',
  '.wav',
  '.pdf',
]

/** Where they are, relative to the output. */
export const assetFolder = 'assets/files'

/** @throws DiagnosticError when there is no usable React. */
export function commonOptions(siteDirectory: string, baseUrl: string): BuildOptions {
  const react = findReact(siteDirectory)
  return {
    absWorkingDir: siteDirectory,
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    jsx: 'automatic',
    logLevel: 'silent',
    minify: true,
    legalComments: 'none',
    charset: 'utf8',
    define: { 'process.env.NODE_ENV': '"production"', 'process.env.SITEGEN_VERSION': JSON.stringify(packageJson.version) },
    loader: { ...Object.fromEntries(assetExtensions.map((extension) => [extension, 'file'])), '.js': 'jsx' },
    assetNames: `${assetFolder}/[name]-[hash]`,
    publicPath: baseUrl,
    alias: {
      // Whoever imports it: two Reacts on one page do not know each other's state.
      ...react,
      '@site': siteDirectory,
      // Components of the site under the names of Docusaurus, if docusaurus-modules.ts leaves them to the bundler.
      '@theme': join(siteDirectory, 'src/theme'),
      '@theme-site': join(siteDirectory, 'src/theme'),
      'sitegen/theme': join(packageDirectory, 'src/theme/index.ts'),
    },
    nodePaths: [dirname(react.react)],
    // The settings of the site's own tsconfig.json must not change how the theme is compiled.
    tsconfigRaw: { compilerOptions: { jsx: 'react-jsx', target: 'ES2022', useDefineForClassFields: true } },
  }
}

/** Of what renders at build time. */
export function serverOptions(siteDirectory: string, baseUrl: string): BuildOptions & { write: false; metafile: true } {
  const common = commonOptions(siteDirectory, baseUrl)
  return {
    ...common,
    write: false,
    metafile: true,
    outExtension: { '.js': '.mjs' },
    // What no page loads costs nothing but its file.
    splitting: true,
    // Not after files of the site, which may be named with characters that an address cannot have.
    chunkNames: 'chunk-[hash]',
    // The modules would look for each other there. Addresses of files are made afterwards (finish-modules.ts).
    publicPath: undefined,
    platform: 'node',
    target: 'node20',
    // Messages show the names of components, and nobody downloads this bundle.
    minify: false,
    keepNames: true,
    // Style sheets are bundled for the browser; here they are only listed.
    loader: { ...common.loader, '.css': 'empty' },
    banner: {
      js: "import { createRequire as createRequireOfServer } from 'node:module'; const require = createRequireOfServer(import.meta.url);",
    },
  }
}

/** Modules that exist only as text, under the name `entry:<name>`. */
export function virtualEntries(entries: Record<string, string>, resolveDirectory: string, loader: 'js' | 'css' = 'js'): Plugin {
  return {
    name: 'virtual-entries',
    setup(build) {
      build.onResolve({ filter: /^entry:/ }, ({ path }) => ({ path: path.slice('entry:'.length), namespace: 'entry' }))
      build.onLoad({ filter: /.*/, namespace: 'entry' }, ({ path }) => ({
        contents: entries[path] ?? '',
        loader,
        resolveDir: resolveDirectory,
      }))
    },
  }
}

/**
 * Where the search takes the client of its provider from. Components of the site that import the same name get the package of the site.
 *
 * @param searchClient absolute path; undefined where the site is searched by its own index, or not at all.
 */
export function resolveSearchClient(searchClient: string | undefined): Plugin {
  const directory = join(packageDirectory, 'src/plugins/algolia/client')
  return {
    name: 'search-client',
    setup(build) {
      build.onResolve({ filter: /^algoliasearch\/lite$/ }, ({ importer }) =>
        dirname(importer) === directory ? { path: searchClient ?? join(directory, 'no-lite-client.ts') } : undefined,
      )
    },
  }
}

/** The files that a build has read, relative to its working directory, without virtual modules. */
export function inputFiles(metafile: Metafile | undefined): string[] {
  const names = Object.keys(metafile?.inputs ?? {}).map((path) => path.replace(/\?[^/\\]*$|^raw:/g, ''))
  return [
    ...new Set(
      names.filter(
        (path) =>
          !isDocumentModule(path) &&
          !/^(?:entry:|theme-react:|no-text:|worker:|watched:|left-out:|docusaurus:|given:|css-module:|svg-address:|required:|theme:|part:|\(disabled\)|<)/.test(
            path,
          ),
      ),
    ),
  ].sort()
}
