// The React that a site is rendered with and that its islands run on. It is the site's own, so that components, libraries of components and
// the theme share one. A site that has none gets the one beside sitegen: some package managers put it there by themselves.
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative, sep } from 'node:path'
import { findConfigFile } from '../config/find-config-file.ts'
import { DiagnosticError } from '../diagnostics/diagnostic.ts'
import { versionOf } from '../lib/find-package.ts'
import { packageDirectory } from '../lib/package-directory.ts'

const oldestMajor = 19

/** The names as modules import them -> absolute folders. */
export type ReactFolders = Readonly<Record<'react' | 'react-dom', string>>

/** @throws DiagnosticError `react-unusable`. */
export function findReact(siteDirectory: string): ReactFolders {
  const { react, 'react-dom': reactDom } = lookForReact(siteDirectory)
  const refuse = (found: string): never => {
    throw new DiagnosticError([
      {
        id: 'react-unusable',
        level: 'error',
        message: `Expected react and react-dom ${oldestMajor} or newer, both in one version, found ${found}.`,
        place: { file: existsSync(join(siteDirectory, 'package.json')) ? 'package.json' : findConfigFile(siteDirectory) },
        hint: 'Install them in the folder of the site: npm install react@latest react-dom@latest',
      },
    ])
  }
  const show = (folder: string): string => relative(siteDirectory, folder).replaceAll(sep, '/')
  if (react === undefined) return refuse('no react')
  if (reactDom === undefined) return refuse('no react-dom')
  const versions = [react, reactDom].map(versionOf)
  const isOld = versions.some((version) => Number.parseInt(version, 10) < oldestMajor && !version.startsWith('0.0.0-'))
  if (isOld || versions[0] !== versions[1])
    return refuse(`react ${versions[0]} in ${show(react)} and react-dom ${versions[1]} in ${show(reactDom)}`)
  return { react, 'react-dom': reactDom }
}

/** What there is, whether it can be used or not. */
export function lookForReact(siteDirectory: string): Partial<ReactFolders> {
  return { ...locate('react', siteDirectory), ...locate('react-dom', siteDirectory) }
}

function locate(name: keyof ReactFolders, siteDirectory: string): Partial<ReactFolders> {
  for (const directory of [siteDirectory, packageDirectory]) {
    try {
      return { [name]: dirname(createRequire(join(directory, 'package.json')).resolve(`${name}/package.json`)) }
    } catch {
      // It is not installed there.
    }
  }
  return {}
}
