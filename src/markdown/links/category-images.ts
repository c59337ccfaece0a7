// `image` of a category's generated page: the picture of its social card. Written relative to the category file, it is the file beside it,
// by the rules of `image` in front matter, and published as that is.
import { join } from 'node:path'
import type { ResolvedConfig } from '../../config/resolved-config.ts'
import type { CategoryFile, ContentTree } from '../../content/content-tree.ts'
import { type Diagnostic, levelOf } from '../../diagnostics/diagnostic.ts'
import { missingImage } from './complete-image.ts'
import { findCardImage } from './front-matter-image.ts'
import { createLocalFiles, type LocalFiles } from './local-files.ts'
import { assetOutput } from './resolve-local-url.ts'

type ImageConfig = Pick<ResolvedConfig, 'siteDirectory' | 'outsideFolders' | 'staticDirectories' | 'policies'>

/** The same tree, with what its categories publish, and with the findings. */
export function publishCategoryImages(tree: ContentTree, config: ImageConfig): ContentTree {
  const localFiles = createLocalFiles(config)
  const published = tree.categories.map((category) => publishCategoryImage(category, config, localFiles))
  const found = published.flatMap(({ diagnostics }) => diagnostics)
  return { ...tree, categories: published.map(({ category }) => category), diagnostics: [...tree.diagnostics, ...found] }
}

/** The category with the address of its picture, and the file to publish for it. */
function publishCategoryImage(
  category: CategoryFile,
  config: ImageConfig,
  localFiles: LocalFiles,
): { category: CategoryFile; diagnostics: Diagnostic[] } {
  const { file, metadata, linkPlaces } = category
  const { link } = metadata
  if (link?.type !== 'generated-index' || link.image === undefined) return { category, diagnostics: [] }
  const url = link.image
  const found = findCardImage(url, file, localFiles)
  if (found === undefined) return { category, diagnostics: [] }
  const withImage = (image: string | undefined): CategoryFile => {
    const { image: _, ...rest } = link
    return { ...category, metadata: { ...metadata, link: { ...rest, ...(image === undefined ? {} : { image }) } } }
  }
  if (found === 'missing') {
    const level = levelOf(config.policies.brokenMarkdownImages)
    const place = linkPlaces?.image ?? { file }
    const { staticDirectories } = config
    const diagnostics = level === undefined ? [] : [missingImage({ url, file, place, level, localFiles, staticDirectories })]
    return { category: withImage(undefined), diagnostics }
  }
  if ('static' in found) return { category: withImage(found.static), diagnostics: [] }
  const absolute = join(config.siteDirectory, found.file)
  const output = assetOutput('images', found.file, localFiles.hash({ file: found.file, absolute }))
  return { category: { ...withImage(`/${output}`), assets: [{ file: found.file, output }] }, diagnostics: [] }
}
