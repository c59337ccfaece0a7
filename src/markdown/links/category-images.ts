// `image` of a category's generated page: the picture of its social card. Written relative to the category file or the sidebars file that has
// it, it is the file beside that, by the rules of `image` in front matter, and published as that is.
import { join } from 'node:path'
import type { ResolvedConfig } from '../../config/resolved-config.ts'
import type { CategoryFile, ContentTree, SidebarsFile } from '../../content/content-tree.ts'
import { literalPlace } from '../../content/literal-place.ts'
import { isRecord } from '../../content/read-yaml-mapping.ts'
import { type Diagnostic, levelOf, type Place } from '../../diagnostics/diagnostic.ts'
import { missingImage } from './complete-image.ts'
import { findCardImage } from './front-matter-image.ts'
import { createLocalFiles } from './local-files.ts'
import { assetOutput } from './resolve-local-url.ts'

type ImageConfig = Pick<ResolvedConfig, 'siteDirectory' | 'outsideFolders' | 'staticDirectories' | 'policies'>

interface PublishedImage {
  /** Its address; undefined when there is no such file. */
  image: string | undefined
  assets: { file: string; output: string }[]
  diagnostics: Diagnostic[]
}

/** @returns undefined for an address that stands as it is written. */
type Publish = (url: string, file: string, place: Place) => PublishedImage | undefined

/** The same tree, with what its categories publish, and with the findings. */
export function publishCategoryImages(tree: ContentTree, config: ImageConfig): ContentTree {
  const diagnostics: Diagnostic[] = []
  const publishOne = createPublish(config)
  const publish: Publish = (...image) => {
    const published = publishOne(...image)
    diagnostics.push(...(published?.diagnostics ?? []))
    return published
  }
  const categories = tree.categories.map((category) => publishOfCategory(category, publish))
  const sidebars = Object.fromEntries(Object.entries(tree.sidebars).map(([key, file]) => [key, publishOfSidebars(file, publish)]))
  return { ...tree, categories, sidebars, diagnostics: [...tree.diagnostics, ...diagnostics] }
}

function publishOfCategory(category: CategoryFile, publish: Publish): CategoryFile {
  const { file, metadata, linkPlaces } = category
  const { link } = metadata
  if (link?.type !== 'generated-index' || link.image === undefined) return category
  const published = publish(link.image, file, linkPlaces?.image ?? { file })
  if (published === undefined) return category
  const { image, assets } = published
  const { image: _, ...rest } = link
  return { ...category, metadata: { ...metadata, link: { ...rest, ...(image !== undefined && { image }) } }, assets }
}

/** Its value is not checked yet: what is no link of a category stays as it is. */
function publishOfSidebars(sidebars: SidebarsFile, publish: Publish): SidebarsFile {
  const assets: PublishedImage['assets'] = []
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(visit)
    if (!isRecord(value)) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, key === 'link' ? visitLink(inner) : key === 'customProps' ? inner : visit(inner)]),
    )
  }
  const visitLink = (link: unknown): unknown => {
    if (!isRecord(link) || link.type !== 'generated-index' || typeof link.image !== 'string') return visit(link)
    const published = publish(link.image, sidebars.file, literalPlace(sidebars, link.image))
    assets.push(...(published?.assets ?? []))
    return published ? { ...link, image: published.image } : link
  }
  return { ...sidebars, value: visit(sidebars.value), assets }
}

function createPublish(config: ImageConfig): Publish {
  const localFiles = createLocalFiles(config)
  const { staticDirectories } = config
  return (url, file, place) => {
    const found = findCardImage(url, file, localFiles)
    if (found === undefined) return undefined
    if (found === 'missing') {
      const level = levelOf(config.policies.brokenMarkdownImages)
      const diagnostics = level === undefined ? [] : [missingImage({ url, file, place, level, localFiles, staticDirectories })]
      return { image: undefined, assets: [], diagnostics }
    }
    if ('static' in found) return { image: found.static, assets: [], diagnostics: [] }
    const absolute = join(config.siteDirectory, found.file)
    const output = assetOutput('images', found.file, localFiles.hash({ file: found.file, absolute }))
    return { image: `/${output}`, assets: [{ file: found.file, output }], diagnostics: [] }
  }
}
