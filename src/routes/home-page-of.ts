// The home page that the front matter of a document describes, with the addresses of its pictures.
import { posix } from 'node:path'
import type { ResolvedConfig } from '../config/resolved-config.ts'
import type { DocumentSummary } from '../content/content-tree.ts'
import type { HomeImage, HomePageContent } from '../content/home-page.ts'
import { withoutAlias } from '../lib/aliases.ts'

export function homePageOf(
  { file, frontMatter }: Pick<DocumentSummary, 'file' | 'frontMatter'>,
  { staticDirectories, aliases }: Pick<ResolvedConfig, 'aliases' | 'staticDirectories'>,
): HomePageContent | undefined {
  const { home } = frontMatter
  if (home === undefined) return undefined
  /** A file beside the document is published if it is in a static folder. If it is not, the check for missing files names it. */
  const address = (src: string): string => {
    const named = withoutAlias(src, aliases)
    if (named === src && !/^\.{1,2}\//.test(src)) return src
    const path = named === src ? posix.join(posix.dirname(file), src) : posix.normalize(named.replace(/^@site\//, ''))
    const folder = staticDirectories.find((each) => path.startsWith(`${each}/`))
    return `/${folder === undefined ? path : path.slice(folder.length + 1)}`
  }
  const placed = (image: HomeImage): HomeImage => ({
    ...image,
    src: address(image.src),
    ...(image.srcDark !== undefined && { srcDark: address(image.srcDark) }),
  })
  return {
    ...home,
    ...(home.image && { image: placed(home.image) }),
    features: home.features.map((feature) => ({ ...feature, ...(typeof feature.icon === 'object' && { icon: placed(feature.icon) }) })),
  }
}
