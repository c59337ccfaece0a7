// What a changed file means for the site, judged by its path and by what the site is made from.
import { styleFile } from '../../bundle/style-files.ts'
import { isBelowFolder } from '../../lib/folder-path.ts'
import { layoutsFolder } from '../../lib/layouts-folder.ts'

export type ChangeKind =
  /** The text of a known document. */
  | 'document'
  /** What plugins have read for documents. */
  | 'read'
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
  /** Those that only style sheets are made from. */
  styleInputs: readonly string[]
  /** Folders that decide about scripts, and about style sheets. */
  bundled: { scripts: readonly string[]; styles: readonly string[] }
  /** Files that the configuration names: style sheets, components, sidebars and what these import, perhaps without an extension. */
  named: readonly string[]
  /** Files that plugins have read for documents, or looked for. */
  read: readonly string[]
}

export interface FileEvent {
  file: string
  type: 'add' | 'change' | 'remove'
}

const moduleFile = /\.(?:[cm]?[jt]sx?|json)$/
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
  if (folders.read.includes(file)) add('read')
  const isContent = folders.content.some((folder) => isBelow(file, folder))
  if (type === 'change' && documentFile.test(file) && isKnown(file)) add('document')
  else if (isContent || documentFile.test(file) || folders.static.some((folder) => isBelow(file, folder))) add('content')
  else if (isSidebarOrVersions(file, folders)) add('content')
  const isOnlyStyle = folders.styleInputs.includes(file) || (styleFile.test(file) && folders.named.includes(file))
  if (isOnlyStyle || folders.bundled.styles.some((folder) => isBelow(file, folder))) add('style')
  if (isOnlyStyle) return changes
  const isInput = folders.inputs.includes(file) || folders.bundled.scripts.some((folder) => isBelow(file, folder))
  if (isInput || (moduleFile.test(file) && !folders.config.includes(file) && !folders.read.includes(file)) || styleFile.test(file))
    add('component')
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
  return folder === '.' || file === folder || isBelowFolder(file, folder)
}
