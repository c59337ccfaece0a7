// Bundles what the browser gets: one style sheet, the small runtime, React's part of it, and one module per island. All hashed.
import { join } from 'node:path'
import { build } from 'esbuild'
import { DiagnosticError } from '../../diagnostics/diagnostic.ts'
import { diagnoseBundle } from './diagnose-bundle.ts'
import { commonOptions, inputFiles, virtualEntries } from './esbuild-options.ts'
import { packageDirectory } from './package-directory.ts'

export interface BrowserBundleInput {
  siteDirectory: string
  baseUrl: string
  /** Name on pages -> absolute path. */
  islands: Map<string, string>
  /** Absolute style sheets, after that of the theme: those of the site, then those that components import. */
  styles: string[]
  /** Text of the style sheet for highlighted code. */
  codeStyles: string
}

export interface BrowserBundleOutput {
  /** Output path -> bytes. */
  files: Map<string, Uint8Array>
  /** Addresses of the style sheets, with the base URL. */
  styles: string[]
  /** Address of the runtime that wakes islands; undefined when the site has none. */
  runtime: string | undefined
  /** Island name -> address of its module. */
  islandUrls: Record<string, string>
  /** Every file that was read, relative to the site. */
  inputs: string[]
}

const browserTarget = ['chrome111', 'firefox113', 'safari16.4']

export async function bundleBrowser(input: BrowserBundleInput): Promise<BrowserBundleOutput> {
  const files = new Map<string, Uint8Array>()
  const inputs = new Set<string>()
  const styles = await bundleStyles(input, files, inputs)
  const islands = [...input.islands].sort(([a], [b]) => (a < b ? -1 : 1))
  if (islands.length === 0) return { files, styles, runtime: undefined, islandUrls: {}, inputs: [...inputs] }
  const hydration = join(packageDirectory, 'src/client/hydrate-island.ts')
  const modules = await bundle(input, { files, inputs }, [hydration, ...islands.map(([, path]) => path)], {})
  const hydrationUrl = modules.get(hydration) ?? ''
  const runtimeEntry = [
    `import { watchIslands } from ${JSON.stringify(join(packageDirectory, 'src/client/islands.ts'))}`,
    `watchIslands(document, ${JSON.stringify(hydrationUrl)})`,
  ].join('\n')
  const runtime = await bundle(input, { files, inputs }, { runtime: 'entry:runtime' }, { runtime: runtimeEntry })
  return {
    files,
    styles,
    runtime: [...runtime.values()][0],
    islandUrls: Object.fromEntries(islands.map(([name, path]) => [name, modules.get(path) ?? ''])),
    inputs: [...inputs],
  }
}

async function bundleStyles(input: BrowserBundleInput, files: Map<string, Uint8Array>, inputs: Set<string>): Promise<string[]> {
  const sheets = [join(packageDirectory, 'src/theme/styles/index.css'), ...input.styles]
  const entry = [...sheets.map((path) => `@import ${JSON.stringify(path)};`), '@import "entry:code";'].join('\n')
  const result = await run(input, {
    entryPoints: { site: 'entry:styles' },
    entryNames: 'assets/css/[name]-[hash]',
    plugins: [virtualEntries({ styles: entry, code: input.codeStyles }, input.siteDirectory, 'css')],
  })
  for (const path of inputFiles(result.metafile)) inputs.add(path)
  const urls: string[] = []
  for (const file of result.outputFiles ?? []) {
    const output = relativeOutput(file.path, input.siteDirectory)
    files.set(output, file.contents)
    if (output.endsWith('.css')) urls.push(input.baseUrl + output)
  }
  return urls
}

/** Bundles modules and gives the address of each. Absolute path (or entry name) -> address. */
async function bundle(
  input: BrowserBundleInput,
  { files, inputs }: { files: Map<string, Uint8Array>; inputs: Set<string> },
  entryPoints: string[] | Record<string, string>,
  entries: Record<string, string>,
): Promise<Map<string, string>> {
  const result = await run(input, {
    entryPoints,
    entryNames: 'assets/js/[name]-[hash]',
    chunkNames: 'assets/js/[name]-[hash]',
    splitting: true,
    plugins: [virtualEntries(entries, input.siteDirectory)],
    // Styles that components import are in the one style sheet already.
    loader: { ...commonOptions(input.siteDirectory, input.baseUrl).loader, '.css': 'empty' },
  })
  for (const file of result.outputFiles ?? []) files.set(relativeOutput(file.path, input.siteDirectory), file.contents)
  for (const path of inputFiles(result.metafile)) inputs.add(path)
  const urls = new Map<string, string>()
  for (const [output, { entryPoint }] of Object.entries(result.metafile?.outputs ?? {}))
    if (entryPoint)
      urls.set(
        entryPoint.startsWith('entry:') ? entryPoint : join(input.siteDirectory, entryPoint),
        input.baseUrl + relativeOutput(join(input.siteDirectory, output), input.siteDirectory),
      )
  return urls
}

const outputFolder = '.sitegen/browser'

function relativeOutput(path: string, siteDirectory: string): string {
  return path.slice(join(siteDirectory, outputFolder).length + 1)
}

function run(input: BrowserBundleInput, options: Parameters<typeof build>[0]): ReturnType<typeof build> {
  return build({
    ...commonOptions(input.siteDirectory, input.baseUrl),
    outdir: outputFolder,
    platform: 'browser',
    target: browserTarget,
    ...options,
  }).catch((error: unknown): never => {
    throw new DiagnosticError(diagnoseBundle(error, input.siteDirectory))
  })
}
