// What a changed file means for the site, judged by its path and by what the site is made from.
import { layoutsFolder } from '../../lib/layouts-folder.ts'

export type ChangeKind =
  /** The text of a known document. */
  | 'document'
  /** The contents of the content folders, or what describes them. */
  | 'content'
  | 'component'
  | 'style'
  | 'config'

export interface Change {
  kind: ChangeKind
  /** Site-relative, with `/`. */
  file: string
}

export interface SiteFolders {
  /** The configuration and what it imports. */
  config: readonly string[]
  /** Folders of the collections, in all versions. */
  content: readonly string[]
  static: readonly string[]
  /** Every file that went into the bundle. */
  inputs: readonly string[]
  /** Files that the configuration names: style sheets, components, sidebars and what these import, perhaps without an extension. */
  named: readonly string[]
}

export interface FileEvent {
  file: string
  type: 'add' | 'change' | 'remove'
}

const moduleFile = /\.(?:[cm]?[jt]sx?|json)$/
const styleFile = /\.css$/
const documentFile = /\.mdx?$/i
/** Editors write temporary files beside the file that is saved, and rename them; these are not content. */
const temporaryFile = /(?:^|\/)(?:\.[^/]*|#[^/]*#|[^/]*~|[^/]*\.(?:swp|swx|swo|tmp|temp|crdownload|part)|4913|___jb_(?:tmp|old)___[^/]*)$/

export function isTemporaryFile(file: string): boolean {
  return temporaryFile.test(file) && !/(?:^|\/)\.(?:well-known|nojekyll)(?:\/|$)/.test(file)
}

/** `isKnown` says whether a Markdown file has been read. One event can mean several things: a component may import a sidebars file. */
export function classifyChange({ file, type }: FileEvent, folders: SiteFolders, isKnown: (file: string) => boolean): Change[] {
  if (isTemporaryFile(file)) return []
  const changes: Change[] = []
  const add = (kind: ChangeKind): void => void changes.push({ kind, file })
  // The configuration lists the layouts of the site.
  if (folders.config.includes(file) || (type !== 'change' && isBelow(file, layoutsFolder))) add('config')
  const isContent = folders.content.some((folder) => isBelow(file, folder))
  if (type === 'change' && documentFile.test(file) && isKnown(file)) add('document')
  else if (isContent || documentFile.test(file) || folders.static.some((folder) => isBelow(file, folder))) add('content')
  else if (isSidebarOrVersions(file, folders)) add('content')
  const isInput = folders.inputs.includes(file)
  if (styleFile.test(file) && (isInput || folders.named.includes(file))) add('style')
  else if (isInput || (moduleFile.test(file) && !folders.config.includes(file)) || styleFile.test(file)) add('component')
  return changes
}

/** Files that the configuration names are read with the content; `versions.json` and versioned sidebars are beside it. */
function isSidebarOrVersions(file: string, folders: SiteFolders): boolean {
  return (
    folders.named.some((name) => file === name || file.startsWith(`${name}.`)) ||
    /(?:^|\/)(?:\w+_)?(?:versions\.json|versioned_sidebars\/[^/]+)$/.test(file)
  )
}

function isBelow(file: string, folder: string): boolean {
  return file === folder || file.startsWith(`${folder}/`)
}
