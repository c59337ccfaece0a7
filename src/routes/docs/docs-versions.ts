// The versions of a docs collection: which ones are built, and the name, label, path, banner, badge and class of each.
import type { ResolvedConfig, ResolvedDocs } from '../../config/resolved-config.ts'
import type { ContentTree } from '../../content/content-tree.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { listNearest } from '../../diagnostics/suggest.ts'
import { joinPath } from '../join-path.ts'
import type { DocsVersion } from '../site-data.ts'

/** What is known of a version before its documents are read. `folder` is site-relative. */
export type VersionPlan = Pick<DocsVersion, 'name' | 'label' | 'isLast' | 'path' | 'banner' | 'badge' | 'className'> & {
  folder: string
  noIndex: boolean
}

/** The current version first, then the released ones, newest first. Empty when the configuration excludes all versions. */
export function planVersions(
  config: Pick<ResolvedConfig, 'configFile'>,
  docs: ResolvedDocs,
  tree: Pick<ContentTree, 'versions' | 'texts'>,
): { versions: VersionPlan[]; diagnostics: Diagnostic[] } {
  const known = Object.hasOwn(tree.versions, docs.id) ? tree.versions[docs.id] : undefined
  const released = known?.released ?? []
  const folders = new Map(Object.entries(known?.folders ?? { current: docs.path }))
  const all = docs.includeCurrentVersion ? ['current', ...released] : [...released]
  const built = all.filter((name) => folders.has(name) && (docs.onlyIncludeVersions?.includes(name) ?? true))
  const { last, diagnostics } = findLastVersion(config, docs, built, all)

  const versions = built.map((name): VersionPlan => {
    const options = Object.hasOwn(docs.versions, name) ? docs.versions[name] : undefined
    const isLast = name === last
    return {
      name,
      label: tree.texts?.sidebars[`${docs.id}/${name}`]?.['version.label'] ?? options?.label ?? (name === 'current' ? 'Next' : name),
      isLast,
      path: joinPath(docs.routeBasePath, options?.path ?? defaultPath(name, isLast)).replace(/(.)\/+$/, '$1'),
      banner: options?.banner ?? bannerOf(built.indexOf(name), last === undefined ? -1 : built.indexOf(last)),
      badge: options?.badge ?? built.length > 1,
      className: options?.className ?? `docs-version-${name}`,
      folder: folders.get(name) ?? docs.path,
      noIndex: options?.noIndex ?? false,
    }
  })
  return { versions, diagnostics }
}

/**
 * The configured version, else the newest released one, else the current one. The content step has reported names of versions that do not
 * exist.
 */
function findLastVersion(
  config: Pick<ResolvedConfig, 'configFile'>,
  docs: ResolvedDocs,
  built: readonly string[],
  all: readonly string[],
): { last: string | undefined; diagnostics: Diagnostic[] } {
  const found = built.find((name) => name !== 'current') ?? built[0]
  const wanted = docs.lastVersion
  if (wanted === undefined || built.includes(wanted)) return { last: wanted ?? found, diagnostics: [] }
  if (!all.includes(wanted) && wanted !== 'current') return { last: found, diagnostics: [] }
  const diagnostic: Diagnostic = {
    id: 'version-invalid',
    level: 'error',
    message: `\`lastVersion\` of the docs "${docs.id}" is "${wanted}", but that version is not built.`,
    place: { file: config.configFile },
    hint: `Build it too, or name one of the versions that are built: ${listNearest(wanted, built) || 'none'}.`,
  }
  return { last: found, diagnostics: [diagnostic] }
}

function defaultPath(name: string, isLast: boolean): string {
  if (isLast) return ''
  return name === 'current' ? 'next' : name
}

function bannerOf(index: number, lastIndex: number): VersionPlan['banner'] {
  if (index === lastIndex || lastIndex < 0) return 'none'
  return index < lastIndex ? 'unreleased' : 'unmaintained'
}
