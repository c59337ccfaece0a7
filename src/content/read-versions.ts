// The versions of a docs collection: `versions.json` and its folders, next to the docs folder. For `content/docs` these are
// `content/versions.json`, `content/versioned_docs/version-1.0` and `content/versioned_sidebars/version-1.0-sidebars.json`; for `docs` they
// are in the site folder, and so they are for docs outside of it (`../docs`), or when `versions.json` stands there and none beside the docs.
// Ids other than 'default' are a prefix.
import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { ResolvedDocs } from '../config/resolved-config.ts'
import type { Diagnostic, Place } from '../diagnostics/diagnostic.ts'
import { listNearest, nearest } from '../diagnostics/suggest.ts'
import { describeYamlValue } from '../lib/describe-value.ts'
import { pathExists } from '../lib/path-exists.ts'
import { createPlaceFinder } from './place-finder.ts'
import { readTextFile } from './read-text-file.ts'

export interface DocsVersions {
  /** As in versions.json, newest first. */
  released: string[]
  /** Version that is built -> its site-relative folder; 'current' comes first. */
  folders: Record<string, string>
  /** Version -> its sidebars file, which may not exist. */
  sidebarFiles: Record<string, string>
  diagnostics: Diagnostic[]
}

const longestVersionName = 32

/** Where the versions of a docs collection stand, relative to the site. */
export function versionPaths(siteDirectory: string, { path, id }: Pick<ResolvedDocs, 'path' | 'id'>) {
  const ofDocs = id === 'default' ? '' : `${id}_`
  const beside = path.includes('/') ? `${path.slice(0, path.lastIndexOf('/'))}/` : ''
  const hasList = (folder: string): boolean => existsSync(join(siteDirectory, `${folder}${ofDocs}versions.json`))
  const isInSite = !hasList(beside) && (path.startsWith('../') || hasList(''))
  const prefix = `${isInSite ? '' : beside}${ofDocs}`
  return {
    list: `${prefix}versions.json`,
    folderOf: (version: string) => `${prefix}versioned_docs/version-${version}`,
    sidebarsOf: (version: string) => `${prefix}versioned_sidebars/version-${version}-sidebars.json`,
  }
}

export async function readVersions(siteDirectory: string, configFile: string, docs: ResolvedDocs): Promise<DocsVersions> {
  const { list: file, folderOf, sidebarsOf } = versionPaths(siteDirectory, docs)
  const { released, places, diagnostics } = await readVersionsFile(siteDirectory, file)

  const known = ['current', ...released]
  const report = (message: string, place: Place, hint: string) =>
    diagnostics.push({ id: 'version-invalid', level: 'error', message, place, hint })
  const checkName = (name: string, option: string) => {
    if (known.includes(name)) return
    const suggestion = nearest(name, known)
    const hint = `${suggestion ? `Did you mean \`${suggestion}\`? ` : ''}The versions are ${listNearest(name, known)}.`
    report(`Docs collection \`${docs.id}\`: \`${option}\` names the version \`${name}\`, which does not exist.`, { file: configFile }, hint)
  }
  if (docs.lastVersion !== undefined) checkName(docs.lastVersion, 'lastVersion')
  for (const name of docs.onlyIncludeVersions ?? []) checkName(name, 'onlyIncludeVersions')
  for (const name of Object.keys(docs.versions)) checkName(name, 'versions')

  const folders: Record<string, string> = {}
  const sidebarFiles: Record<string, string> = {}
  const isBuilt = (name: string) => docs.onlyIncludeVersions?.includes(name) ?? true
  if (docs.includeCurrentVersion && isBuilt('current')) {
    folders.current = docs.path
    if (typeof docs.sidebarPath === 'string') sidebarFiles.current = docs.sidebarPath
  }
  for (const name of released) {
    if (!isBuilt(name)) continue
    const folder = folderOf(name)
    const exists = await stat(join(siteDirectory, folder)).then(
      (stats) => stats.isDirectory(),
      () => false,
    )
    if (!exists) {
      report(
        `Version \`${name}\` has no folder \`${folder}\`.`,
        places[name] ?? { file },
        'Create the folder, or remove the name from the list.',
      )
      continue
    }
    folders[name] = folder
    if (docs.sidebarPath !== false) sidebarFiles[name] = sidebarsOf(name)
  }
  return { released, folders, sidebarFiles, diagnostics }
}

interface VersionsFile {
  released: string[]
  places: Record<string, Place>
  diagnostics: Diagnostic[]
}

async function readVersionsFile(siteDirectory: string, file: string): Promise<VersionsFile> {
  const none: VersionsFile = { released: [], places: {}, diagnostics: [] }
  const path = join(siteDirectory, file)
  if (!(await pathExists(path))) return none
  const read = await readTextFile(path, file)
  if (!('text' in read)) return { ...none, diagnostics: read.diagnostics }
  const { text } = read
  const diagnostics = [...read.diagnostics]
  const findPlace = createPlaceFinder(file, text)
  const report = (message: string, place: Place, hint: string) =>
    diagnostics.push({ id: 'version-invalid', level: 'error', message, place, hint })
  const hint = 'Write the names of the versions, newest first: `["2.0", "1.0"]`.'
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    report(`The list of versions is not valid JSON: ${message}.`, findPlace(offsetOfJsonError(message, text)), hint)
    return { ...none, diagnostics }
  }
  if (!Array.isArray(value)) {
    report(`The list of versions must be a list of texts, but is ${describeYamlValue(value)}.`, { file, line: 1, column: 1 }, hint)
    return { ...none, diagnostics }
  }
  const released: string[] = []
  const places: Record<string, Place> = {}
  for (const name of value) {
    const literal = JSON.stringify(name)
    const at = text.indexOf(literal, released.includes(name) ? text.indexOf(literal) + 1 : 0)
    const place = at < 0 ? { file } : findPlace(at, at + literal.length)
    const problem = problemOfName(name) ?? (released.includes(name) ? 'stands in the list twice' : undefined)
    if (problem !== undefined) report(`Version name ${describeYamlValue(name)} ${problem}.`, place, hint)
    else if (typeof name === 'string') {
      released.push(name)
      places[name] = place
    }
  }
  return { released, places, diagnostics }
}

/** The engine gives the position only in the message, and none for a text that ends too early. */
function offsetOfJsonError(message: string, text: string): number {
  const position = /position (\d+)/.exec(message)?.[1]
  return position === undefined ? text.trimEnd().length : Number(position)
}

/** Why a text cannot be the name of a version, to follow the name; undefined if it can. */
export function problemOfName(name: unknown): string | undefined {
  if (typeof name !== 'string') return 'must be a text'
  if (name.trim() === '') return 'must not be empty'
  if (name === 'current') return 'is the name of the version in work and cannot be released'
  if (name === '.' || name === '..') return 'is not the name of a folder'
  if (name.length > longestVersionName) return `must not be longer than ${longestVersionName} characters`
  if (['__proto__', 'constructor', 'prototype'].includes(name)) return 'is not allowed'
  return /[/\\<>:"|?*\u0000-\u001f]/.test(name) ? 'must not have any of the characters / \\ < > : " | ? *' : undefined
}
