// The peers: site generators that are installed in a folder of their own, outside of this repository. Which one a folder holds is read from
// its package.json; how its site is set up for the corpus is here, each as close to its defaults as it goes.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describeDocusaurus } from './peers/docusaurus.ts'
import { WrongOption } from './read-options.ts'
import type { PeerFolder, Tool } from './tool.ts'

type DescribePeer = (folder: PeerFolder) => Tool

/** The package that gives a peer away, and what is known of it. */
const known: readonly (readonly [packageName: string, describe: DescribePeer])[] = [['@docusaurus/core', describeDocusaurus]]

/** @throws WrongOption when the folder holds no peer that is known and installed. */
export function detectPeer(directory: string): Tool {
  const manifest = join(directory, 'package.json')
  if (!existsSync(manifest) || !statSync(directory).isDirectory()) {
    throw new WrongOption(`--peer ${directory}: expected a folder with a package.json and installed packages.`)
  }
  const versions = installedVersions(directory, readDependencies(manifest))
  for (const [packageName, describe] of known) {
    if (packageName in versions) return describe({ directory, versions })
  }
  const names = known.map(([packageName]) => packageName).join(', ')
  throw new WrongOption(`--peer ${basename(directory)}: expected one of ${names} to be installed there. Was \`npm install\` run?`)
}

/** Names under `dependencies` and `devDependencies`. */
export function readDependencies(manifest: string): string[] {
  const json: unknown = JSON.parse(readFileSync(manifest, 'utf8'))
  if (typeof json !== 'object' || json === null) return []
  return ['dependencies', 'devDependencies'].flatMap((key) => {
    const value: unknown = Reflect.get(json, key)
    return typeof value === 'object' && value !== null ? Object.keys(value) : []
  })
}

function installedVersions(directory: string, names: readonly string[]): Record<string, string> {
  const versions: Record<string, string> = {}
  for (const name of names) {
    const manifest = join(directory, 'node_modules', name, 'package.json')
    if (!existsSync(manifest)) continue
    const { version }: { version?: unknown } = JSON.parse(readFileSync(manifest, 'utf8'))
    versions[name] = String(version)
  }
  return versions
}
