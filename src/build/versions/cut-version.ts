// `sitegen version`: keeps the docs as they are now as a version, beside those that go on, and removes one again.
import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { loadConfig } from '../../config/load-config.ts'
import type { ResolvedConfig, ResolvedDocs } from '../../config/resolved-config.ts'
import { loadSidebarsFile } from '../../content/load-sidebars-file.ts'
import { problemOfName, readVersions, versionPaths } from '../../content/read-versions.ts'
import { DiagnosticError } from '../../diagnostics/diagnostic.ts'
import { nearest } from '../../diagnostics/suggest.ts'
import { pathExists } from '../../lib/path-exists.ts'
import { RequestError } from '../request-error.ts'
import { listVersionedPaths } from './version-files.ts'

export interface VersionRequest {
  /** Absolute. */
  siteDirectory: string
  version: string
  /** Id of the docs collection. */
  docsId: string
}

/** @throws RequestError, or DiagnosticError when the configuration, the list of versions or the sidebars cannot be used. @returns site-relative files and folders. */
export async function cutVersion(request: VersionRequest): Promise<string[]> {
  const { siteDirectory, version } = request
  const { config, docs, released } = await openVersions(request)
  const problem = problemOfName(version)
  if (problem !== undefined) throw new RequestError(`The name "${version}" ${problem}.`, 'Name the version as in `sitegen version 2.0`.')
  if (released.includes(version))
    throw new RequestError(`The version ${version} exists already.`, 'Choose another name, or remove it with --remove.')
  const { list, sidebarsOf } = versionPaths(siteDirectory, docs)
  const exists = (path: string): Promise<boolean> => pathExists(join(siteDirectory, path))
  if (docs.path === '' || !(await exists(docs.path)))
    throw new RequestError(
      `The docs have no folder of their own to copy: \`${docs.path}\`.`,
      'Give them one with `path` in the configuration.',
    )
  const copies = []
  for (const each of listVersionedPaths(siteDirectory, config, docs, version)) if (await exists(each.current)) copies.push(each)
  const sidebars = await readSidebars(siteDirectory, docs)
  const targets = [...copies.map((each) => each.version), ...(sidebars === undefined ? [] : [sidebarsOf(version)])]
  for (const target of targets)
    if (await exists(target)) throw new RequestError(`${target} is there already, and nothing is overwritten.`, 'Move it away first.')

  const made: string[] = []
  try {
    for (const { current, version: target } of copies) {
      made.push(target)
      await cp(join(siteDirectory, current), join(siteDirectory, target), { recursive: true, force: false, errorOnExist: true })
    }
    if (sidebars !== undefined) {
      made.push(sidebarsOf(version))
      await writeNew(join(siteDirectory, sidebarsOf(version)), sidebars)
    }
    // The last step makes it a version.
    await writeList(join(siteDirectory, list), [version, ...released])
  } catch (error) {
    for (const path of made) await rm(join(siteDirectory, path), { recursive: true, force: true })
    throw error
  }
  return [...made, list]
}

/** The files and folders of a version that are there. @throws as cutVersion. */
export async function listVersion(request: VersionRequest): Promise<string[]> {
  const { siteDirectory, version } = request
  const { config, docs, released } = await openVersions(request)
  if (!released.includes(version)) {
    const meant = nearest(version, released)
    const known = released.length === 0 ? 'There is none.' : `There are ${released.join(', ')}.`
    throw new RequestError(`There is no version "${version}".`, meant === undefined ? known : `Did you mean ${meant}?`)
  }
  const paths = [
    ...listVersionedPaths(siteDirectory, config, docs, version).map((each) => each.version),
    versionPaths(siteDirectory, docs).sidebarsOf(version),
  ]
  const found: string[] = []
  for (const path of new Set(paths)) if (await pathExists(join(siteDirectory, path))) found.push(path)
  return found
}

/** @returns what was removed. @throws as cutVersion. */
export async function removeVersion(request: VersionRequest): Promise<string[]> {
  const found = await listVersion(request)
  const { docs, released } = await openVersions(request)
  const rest = released.filter((name) => name !== request.version)
  const list = join(request.siteDirectory, versionPaths(request.siteDirectory, docs).list)
  if (rest.length === 0) await rm(list)
  else await writeList(list, rest)
  for (const path of found) await rm(join(request.siteDirectory, path), { recursive: true, force: true })
  return found
}

async function openVersions({
  siteDirectory,
  docsId,
}: VersionRequest): Promise<{ config: ResolvedConfig; docs: ResolvedDocs; released: string[] }> {
  const { config } = await loadConfig(siteDirectory)
  const docs = config.docs.find(({ id }) => id === docsId)
  if (docs === undefined) {
    const ids = config.docs.map(({ id }) => id).join(', ')
    throw new RequestError(
      `The site has no docs with the id "${docsId}".`,
      ids === '' ? 'It has none at all.' : `Give one with --docs: ${ids}.`,
    )
  }
  const { released, diagnostics } = await readVersions(siteDirectory, config.configFile, docs)
  // What the configuration says of versions may change with this command; a list that cannot be read would be lost.
  const ofList = diagnostics.filter(({ place }) => place?.file === versionPaths(siteDirectory, docs).list)
  if (ofList.length > 0) throw new DiagnosticError(ofList)
  return { config, docs, released }
}

/** What a version has without a sidebars file. */
const autogenerated = { defaultSidebar: [{ type: 'autogenerated', dirName: '.' }] }

/** The sidebars as a file of their own; undefined if the version needs none. */
async function readSidebars(siteDirectory: string, { sidebarPath }: ResolvedDocs): Promise<string | undefined> {
  if (typeof sidebarPath !== 'string') return undefined
  const { sidebars, diagnostics } = await loadSidebarsFile(siteDirectory, sidebarPath)
  if (sidebars === undefined) throw new DiagnosticError(diagnostics)
  return isDeepStrictEqual(sidebars.value, autogenerated) ? undefined : `${JSON.stringify(sidebars.value, undefined, 2)}\n`
}

async function writeNew(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text, { flag: 'wx' })
}

function writeList(path: string, names: readonly string[]): Promise<void> {
  return writeFile(path, `${JSON.stringify(names, undefined, 2)}\n`)
}
