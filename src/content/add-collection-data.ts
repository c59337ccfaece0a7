// What stands beside the documents of a collection and is no document: versions, sidebars and tags of docs, authors and tags of a blog.
import { join } from 'node:path'
import type { ResolvedBlog, ResolvedConfig, ResolvedDocs } from '../config/resolved-config.ts'
import { joinFolder } from '../lib/folder-path.ts'
import { isFile } from '../lib/path-exists.ts'
import { readAuthorsFile } from './authors-file.ts'
import type { ContentTree } from './content-tree.ts'
import { loadSidebarsFile } from './load-sidebars-file.ts'
import { readTextFile } from './read-text-file.ts'
import type { DocsVersions } from './read-versions.ts'
import { readTagsFile } from './tags-file.ts'

export async function addVersionData(
  tree: ContentTree,
  { siteDirectory, configFile }: Pick<ResolvedConfig, 'siteDirectory' | 'configFile'>,
  { id, tagsFile }: Pick<ResolvedDocs, 'id' | 'tagsFile'>,
  versions: DocsVersions | undefined,
): Promise<void> {
  if (!versions) return
  tree.versions[id] = { released: versions.released, folders: versions.folders }
  tree.diagnostics.push(...versions.diagnostics)
  for (const [version, folder] of Object.entries(versions.folders)) {
    const tags = tagsFile !== false && (await readOptionalFile(tree, siteDirectory, joinFolder(folder, tagsFile), readTagsFile))
    if (!tags) continue
    tree.docsTags = { ...tree.docsTags, [`${id}/${version}`]: tags.tagsFile }
    tree.diagnostics.push(...tags.diagnostics)
  }
  for (const [version, file] of Object.entries(versions.sidebarFiles)) {
    const exists = await isFile(join(siteDirectory, file))
    if (!exists && version === 'current') {
      const message = `The sidebars file \`${file}\` of the docs collection \`${id}\` does not exist.`
      const hint = 'Create it, correct `sidebarPath`, or leave `sidebarPath` out for a sidebar made from the folders.'
      tree.diagnostics.push({ id: 'sidebar-invalid', level: 'error', message, place: { file: configFile }, hint })
    }
    if (!exists) continue
    const { sidebars, imports = [], diagnostics } = await loadSidebarsFile(siteDirectory, file)
    if (sidebars) tree.sidebars[`${id}/${version}`] = sidebars
    if (imports.length > 0) tree.sidebarImports = [...(tree.sidebarImports ?? []), ...imports]
    tree.diagnostics.push(...diagnostics)
  }
}

/** Neither file has to exist: posts may contain their authors and tags in full. */
export async function addBlogFiles(tree: ContentTree, siteDirectory: string, { id, path, ...blog }: ResolvedBlog): Promise<void> {
  const authors = await readOptionalFile(tree, siteDirectory, `${path}/${blog.authorsFile}`, readAuthorsFile)
  if (authors) {
    tree.authors[id] = authors.authorsFile
    tree.diagnostics.push(...authors.diagnostics)
  }
  if (blog.tagsFile === false) return
  const tags = await readOptionalFile(tree, siteDirectory, `${path}/${blog.tagsFile}`, readTagsFile)
  if (tags) {
    tree.tags[id] = tags.tagsFile
    tree.diagnostics.push(...tags.diagnostics)
  }
}

/** Undefined if there is no such file. Invalid bytes are reported here. */
async function readOptionalFile<Result>(
  tree: ContentTree,
  siteDirectory: string,
  file: string,
  parse: (file: string, source: string) => Result,
): Promise<Result | undefined> {
  const path = join(siteDirectory, file)
  if (!(await isFile(path))) return undefined
  const read = await readTextFile(path, file)
  tree.diagnostics.push(...read.diagnostics)
  return 'text' in read ? parse(file, read.text) : undefined
}
