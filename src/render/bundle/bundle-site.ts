// The bundling step: the server bundle first, since it finds the islands, then what the browser gets.
import { join } from 'node:path'
import type { ResolvedConfig } from '../../config/resolved-config.ts'
import type { ContentTree, DocumentSummary } from '../../content/content-tree.ts'
import { codeStyleSheet } from '../../markdown/code-style-sheet.ts'
import { type BrowserBundleOutput, bundleBrowser } from './bundle-browser.ts'
import { bundleServer } from './bundle-server.ts'

export interface SiteBundle extends BrowserBundleOutput {
  /** file: URL of the server bundle. */
  serverUrl: string
}

/**
 * @param documents those that import something; others need not be there.
 * @param serverDirectory absolute folder that the server bundle is written to.
 */
export async function bundleSite(
  config: ResolvedConfig,
  tree: ContentTree,
  documents: readonly DocumentSummary[],
  serverDirectory: string,
): Promise<SiteBundle> {
  const { siteDirectory, baseUrl } = config
  const codeStyles = codeStyleSheet(config.code.themes)
  const server = await bundleServer({
    siteDirectory,
    baseUrl,
    modules: [...tree.pageModules.map((module) => module.file), ...collectionComponents(config)],
    imports: documents.flatMap((document) => document.imports.filter(isBundled).map((imported) => imported.resolved)),
    mdxComponents: config.mdxComponents,
    directory: serverDirectory,
  })
  const browser = await bundleBrowser({
    siteDirectory,
    baseUrl,
    islands: server.islands,
    styles: [...config.stylesheets.map((file) => join(siteDirectory, file)), ...server.styles],
    codeStyles: await codeStyles,
  })
  for (const [path, content] of server.assets) browser.files.set(path, content)
  return { ...browser, serverUrl: server.url }
}

function isBundled({ kind, resolved }: { kind: string; resolved: string }): boolean {
  return kind === 'module' && !resolved.startsWith('theme:')
}

function collectionComponents({ collections }: ResolvedConfig): string[] {
  return collections.flatMap(({ itemComponent, listComponent }) =>
    listComponent === undefined ? [itemComponent] : [itemComponent, listComponent],
  )
}
