// What the planners of blogs, pages and collections are given, with as little written out as a test needs.
import { type ResolvedConfig, resolveConfig } from '../../src/config/resolved-config.ts'
import { type SiteConfig, siteConfig } from '../../src/config/site-config.ts'
import { type ContentTree, type DocumentSummary, emptyContentTree } from '../../src/content/content-tree.ts'
import type { FrontMatter } from '../../src/content/document.ts'

export function configOf(site: Partial<SiteConfig> = {}): ResolvedConfig {
  return resolveConfig(siteConfig.parse({ title: 'Site', url: 'https://example.com', ...site }), {
    siteDirectory: '/site',
    configFile: 'site.config.ts',
    hasFolder: () => true,
  })
}

export function treeOf(tree: Partial<ContentTree> = {}): ContentTree {
  return { ...emptyContentTree(), ...tree }
}

export type DocumentInput = Omit<Partial<DocumentSummary>, 'frontMatter'> & { frontMatter?: Partial<FrontMatter> }

/** `path` is below `folder`; each key of the front matter stands on a line of its own from line 2. */
export function documentOf(
  collection: DocumentSummary['collection'],
  folder: string,
  path: string,
  input: DocumentInput = {},
): DocumentSummary {
  const frontMatter: FrontMatter = { custom: {}, ...input.frontMatter }
  const file = `${folder}/${path}`
  return {
    file,
    collection,
    path,
    format: path.endsWith('.mdx') ? 'mdx' : 'md',
    frontMatterPlaces: Object.fromEntries(Object.keys(frontMatter).map((key, index) => [key, { file, line: index + 2, column: 1 }])),
    bodyOffset: 0,
    bodyLine: 1,
    hash: '',
    excerpt: '',
    headings: [],
    links: [],
    assets: [],
    imports: [],
    wordCount: 0,
    truncated: true,
    ...input,
    frontMatter,
  }
}

/** The same items in another order, the same one each time. */
export function shuffled<Item>(items: readonly Item[]): Item[] {
  const result = [...items]
  let state = 7
  for (let index = result.length - 1; index > 0; index--) {
    state = (state * 1103515245 + 12345) % 2147483648
    const other = state % (index + 1)
    const [a, b] = [result[index], result[other]]
    if (a === undefined || b === undefined) continue
    result[index] = b
    result[other] = a
  }
  return result
}
