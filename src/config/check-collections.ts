// Collections must not conflict: each id, folder and URL path belongs to only one of them.
import { describeValue } from '../lib/describe-value.ts'
import { isBelowFolder } from '../lib/folder-path.ts'
import { type Finding, formatPath, type ValuePath } from './finding.ts'
import { type HasFolder, resolveCollection } from './resolved-config.ts'
import type { ParsedConfig } from './site-config.ts'

interface Entry {
  kind: 'docs' | 'blog' | 'pages' | 'collections'
  path: ValuePath
  id: string
  idIsWritten: boolean
  folder: string
  folderIsWritten: boolean
  route: string
  routeIsWritten: boolean
}

export function checkCollections(config: ParsedConfig, isWritten: (path: ValuePath) => boolean, hasFolder: HasFolder): Finding[] {
  const entries = entriesOf(config, isWritten)
  return [...checkIds(entries), ...checkFolders(entries, hasFolder), ...checkRoutes(entries)]
}

function entriesOf(config: ParsedConfig, isWritten: (path: ValuePath) => boolean): Entry[] {
  const entriesOfKind = (kind: Entry['kind'], value: false | Options | Options[] = []): Entry[] =>
    [value || []].flat().map((options, index) => {
      const path = Array.isArray(value) ? [kind, index] : [kind]
      return {
        kind,
        path,
        id: options.id ?? 'default',
        idIsWritten: isWritten([...path, 'id']),
        folder: options.path,
        folderIsWritten: isWritten([...path, 'path']),
        route: options.routeBasePath,
        routeIsWritten: isWritten([...path, 'routeBasePath']),
      }
    })
  return [
    ...entriesOfKind('docs', config.docs),
    ...entriesOfKind('blog', config.blog),
    ...entriesOfKind('pages', config.pages),
    ...entriesOfKind('collections', config.collections.map(resolveCollection)),
  ]
}

interface Options {
  id?: string
  path: string
  routeBasePath: string
}

/** Ids become part of file names and storage keys, so their characters are limited. */
function checkIds(entries: Entry[]): Finding[] {
  return entries.flatMap((entry, index): Finding[] => {
    const path = [...entry.path, 'id']
    if (!/^[a-z\d][\w-]*$/i.test(entry.id)) {
      const message = `Expected "${formatPath(path)}" to be an id of letters, digits, "-" and "_", found ${describeValue(entry.id)}.`
      return [{ id: 'config-invalid', path, at: 'value', message }]
    }
    const first = entries.slice(0, index).find((other) => other.kind === entry.kind && other.id === entry.id)
    if (!first) return []
    const message = `Expected each of "${entry.kind}" to have an id of its own, found ${describeValue(entry.id)} again${entry.idIsWritten ? '' : ' (the default)'}.`
    const hint = `The first one is "${formatPath(first.path)}". Give this one another id.`
    return [{ id: 'config-invalid', path: entry.idIsWritten ? path : entry.path, at: 'value', message, hint }]
  })
}

function checkFolders(entries: Entry[], hasFolder: HasFolder): Finding[] {
  return entries.flatMap((entry, index): Finding[] => {
    const path = entry.folderIsWritten ? [...entry.path, 'path'] : entry.path
    const at = entry.folderIsWritten ? 'value' : 'key'
    const other = entries.slice(0, index).find(({ folder }) => isInside(folder, entry.folder) || isInside(entry.folder, folder))
    if (other) {
      const same = other.folder === entry.folder
      const message = `Expected "${formatPath(entry.path)}" to have a folder of its own, found ${describeValue(entry.folder)}, which ${same ? 'is' : 'overlaps'} the folder ${same ? '' : `${describeValue(other.folder)} `}of "${formatPath(other.path)}".`
      return [{ id: 'config-invalid', path, at, message, hint: 'A document can belong to one collection only: move one of the folders.' }]
    }
    if (hasFolder(entry.folder)) return []
    const message = `Expected a folder ${describeValue(entry.folder)} for "${formatPath(entry.path)}", found none.`
    return [{ id: 'content-folder-missing', path, at, message, hint: 'Make the folder, or correct "path".' }]
  })
}

/** Pages may share `/` with a collection: a page and a document with the same path are a duplicate route, which the checks report. */
function checkRoutes(entries: Entry[]): Finding[] {
  const owners = entries.filter((entry) => entry.kind !== 'pages')
  return owners.flatMap((entry, index): Finding[] => {
    const first = owners.slice(0, index).find((other) => other.route.toLowerCase() === entry.route.toLowerCase())
    if (!first) return []
    const message = `Expected "${formatPath(entry.path)}" to have a URL path of its own, found "/${entry.route}", which "${formatPath(first.path)}" has.`
    const path = entry.routeIsWritten ? [...entry.path, 'routeBasePath'] : entry.path
    const hint = 'Give one of them another "routeBasePath".'
    return [{ id: 'config-invalid', path, at: entry.routeIsWritten ? 'value' : 'key', message, hint }]
  })
}

function isInside(folder: string, parent: string): boolean {
  return folder === parent || isBelowFolder(folder, parent)
}
