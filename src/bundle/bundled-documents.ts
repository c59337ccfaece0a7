// Markdown and MDX files that modules import: `import Notes from './notes.mdx'` gives a component. Such a file is parsed like any other
// document, and its program becomes a module, so that the bundler finds what it imports in turn.

import { readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import type { Plugin } from 'esbuild'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import { readConfigured } from '../content/configured-text.ts'
import type { DocumentSummary } from '../content/content-tree.ts'
import type { Lookup, ParsedDocument, SourceDocument } from '../content/document.ts'
import { readFrontMatter } from '../content/front-matter.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { hashOf } from '../lib/hash.ts'
import { packageDirectory } from '../lib/package-directory.ts'
import { createLocalFiles, type LocalFileBounds } from '../markdown/links/local-files.ts'
import { recordLookups } from '../markdown/links/record-lookups.ts'
import type { Parser } from '../markdown/parse-document.ts'
import type { ParseOptions } from '../markdown/parse-options.ts'
import { openSourcePlugins } from '../markdown/source-plugins.ts'
import { tocOf } from '../render/document-facts.ts'
import { parseOptionsOf } from './parse-options-of.ts'

/** Without its text, which is in the bundle. */
export type BundledDocument = DocumentSummary & Pick<ParsedDocument, 'diagnostics' | 'lookups'>

const filter = /\.mdx?$/i

/** @param found gets the documents. */
export function bundledDocuments(
  config: Pick<ResolvedConfig, 'siteDirectory' | 'sourcePlugins'> & Parameters<typeof parseOptionsOf>[0] & Pick<ResolvedConfig, 'markdown'>,
  found: BundledDocument[],
  texts?: ParseOptions['texts'],
): Plugin {
  const { siteDirectory } = config
  let parser: Promise<Parser> | undefined
  let expander: ReturnType<typeof openSourcePlugins> | undefined
  return {
    name: 'bundled-documents',
    setup(build) {
      build.onLoad({ filter, namespace: 'file' }, async ({ path }) => {
        const text = await readFile(path, 'utf8')
        const file = relative(siteDirectory, path).split(sep).join('/')
        const read = await readConfigured(config, {
          file,
          path: file,
          collection: { kind: 'partial', id: 'default' },
          text,
          hash: hashOf(text),
          defaultFormat: config.markdown.format,
        })
        expander ??= openSourcePlugins(config)
        const expand = await expander
        const { document: source, diagnostics: ofPlugins } = expand
          ? await expand(read.document)
          : { document: read.document, diagnostics: [] }
        // Loaded on demand: few modules import documents, and the parser is half of what a build would load.
        parser ??= import('../markdown/parse-document.ts').then(({ createParser }) =>
          createParser({ ...parseOptionsOf(config), ...(texts && { texts }) }),
        )
        const { body, truncatedBody: _, ...document } = await (await parser).parse(source)
        const { source: _text, ...rest } = source
        const lookups = [...(document.lookups ?? []), ...lookUpReads(source, config)]
        found.push({
          ...rest,
          ...document,
          ...(lookups.length > 0 && { lookups }),
          truncated: false,
          diagnostics: [...read.diagnostics, ...ofPlugins, ...document.diagnostics],
        })
        const facts = factsOf(document, source.ownFrontMatter ?? readFrontMatter(file, text).mapping?.value ?? {})
        return { contents: writeModule(document, body, facts, siteDirectory), loader: 'js', resolveDir: join(path, '..') }
      })
    },
  }
}

/** A bundle is kept as long as these have the same answers. */
function lookUpReads({ reads = [] }: Pick<SourceDocument, 'reads'>, config: LocalFileBounds): Lookup[] {
  const files = recordLookups(createLocalFiles(config))
  for (const read of reads) {
    const file = files.find(`@site/${read}`, '')
    if (file) files.hash(file)
  }
  return files.lookups
}

/** What a document exports without saying so. */
function factsOf(
  { contentTitle, headings }: Pick<ParsedDocument, 'contentTitle' | 'headings'>,
  frontMatter: Record<string, unknown>,
): Record<string, unknown> {
  return { frontMatter, contentTitle, toc: tocOf(headings) }
}

function writeModule(
  document: Pick<ParsedDocument, 'file' | 'links' | 'assets' | 'imports'>,
  body: ParsedDocument['body'],
  facts: Record<string, unknown>,
  siteDirectory: string,
): string {
  const { file, links, assets } = document
  const runtime = join(packageDirectory, 'src/render/bundled-document.tsx')
  const imported = new Map(
    document.imports.flatMap(({ specifier, resolved, kind }) => (kind === 'asset' ? [] : [[specifier, { resolved, kind }]])),
  )
  const sourceOf = ({ resolved, kind }: { resolved: string; kind: string }): string =>
    kind === 'package' ? resolved : join(siteDirectory, resolved)
  const lines = [...imported].map(([, { resolved, kind }], index) => {
    if (kind === 'theme')
      return `import { themeModules as theme${index} } from ${JSON.stringify(join(packageDirectory, 'src/theme/mdx-components.ts'))}\nconst import${index} = theme${index}[${JSON.stringify(resolved)}]`
    return `import * as import${index} from ${JSON.stringify(sourceOf({ resolved, kind }))}`
  })
  const entries = [...imported.keys()].map((specifier, index) => `${JSON.stringify(specifier)}: import${index}`)
  const names = (body.kind === 'mdx' && body.exports) || []
  const exported = names.flatMap((name, index) =>
    name.startsWith('*')
      ? []
      : [`const export${index} = exports[${JSON.stringify(name)}]`, `export { export${index} as ${JSON.stringify(name)} }`],
  )
  // What the document exports itself under one of these names wins.
  const known = Object.entries(facts).filter(([name]) => !names.includes(name))
  return [
    `import { createBundledDocument } from ${JSON.stringify(runtime)}`,
    ...lines,
    `const { Text, exports } = await createBundledDocument(${JSON.stringify({ file, links, assets })}, ${JSON.stringify(body)}, {${entries.join(', ')}}, ${JSON.stringify(facts)})`,
    'export default Text',
    ...exported,
    ...known.map(([name, value]) => `export const ${name} = ${JSON.stringify(value) ?? 'undefined'}`),
    ...names.flatMap((name) => {
      const all = name.startsWith('*') ? imported.get(name.slice(1)) : undefined
      return all === undefined || all.kind === 'theme' ? [] : [`export * from ${JSON.stringify(sourceOf(all))}`]
    }),
  ].join('\n')
}

/** For islands: a document is made into HTML when the site is built. */
export const noDocuments: Plugin = {
  name: 'no-documents',
  setup(build) {
    build.onResolve({ filter }, ({ path, kind }) =>
      kind === 'entry-point' || extname(path) === ''
        ? undefined
        : {
            errors: [
              {
                text: `${JSON.stringify(path)} is a document, which becomes HTML when the site is built and cannot be part of an island. Hand it to the island as children.`,
              },
            ],
          },
    )
  },
}

/** What is wrong with the documents: those that belong to a collection too are parsed there as well, and say the same. */
export function diagnosticsOf(documents: readonly BundledDocument[]): Diagnostic[] {
  return documents.flatMap(({ diagnostics }) => diagnostics)
}
