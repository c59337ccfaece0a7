// The pages of this site that have live figures, as a site of their own: their components, styles and configuration, without the pages
// that have none. So these tests do not wait for the other eight hundred pages, and do not fail with a link of theirs.
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import config from '../../site.config.ts'
import { buildSite } from '../../src/render/build-site.ts'

const repository = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** Files below content/docs that show a figure. */
const figureDocs = readdirSync(join(repository, 'content/docs'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => `content/docs/${file}`)
  .filter((file) => readFileSync(join(repository, file), 'utf8').includes('/components/figures/'))
  .sort()

/** Paths of the documents with a figure. */
export const figurePaths: readonly string[] = figureDocs.map((file) => {
  const slug = /^slug: (.+)$/m.exec(readFileSync(join(repository, file), 'utf8'))?.[1]
  return slug === undefined ? `/${file.replace(/^content\//, '').replace(/(\/index)?\.mdx$/, '')}` : join('/docs', slug)
})

/** Top-level pages with a demonstration. */
export const demonstrationPaths = ['/', '/player/', '/lambda/'] as const

/** Builds the site into a folder below `directory` and gives that folder. */
export async function buildFiguresSite(directory: string): Promise<string> {
  const site = join(directory, 'site')
  for (const path of ['content/components', 'content/pages', 'content/styles', 'static', ...figureDocs]) {
    mkdirSync(dirname(join(site, path)), { recursive: true })
    cpSync(join(repository, path), join(site, path), { recursive: true })
  }
  symlinkSync(join(repository, 'node_modules'), join(site, 'node_modules'))
  const own = {
    ...config,
    docs: { path: 'content/docs' },
    blog: false,
    collections: [],
    navbar: { ...config.navbar, items: [] },
    code: { themes: config.code?.themes },
    onBrokenLinks: 'ignore',
    onBrokenAnchors: 'ignore',
    markdown: { onBrokenMarkdownLinks: 'ignore' },
  }
  writeFileSync(join(site, 'site.config.ts'), `export default ${JSON.stringify(own)}\n`)
  const build = join(directory, 'build')
  const report = await buildSite({ siteDirectory: site, outDirectory: build, write: true })
  const errors = report.diagnostics.filter((diagnostic) => diagnostic.level === 'error')
  if (errors.length > 0) throw new Error(errors.map((error) => `${error.place?.file ?? ''}: ${error.message}`).join('\n'))
  return build
}
