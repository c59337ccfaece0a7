// The library that converts pictures. It is the site's own: machine code of some megabytes, which a site without `images` need not have.
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type sharp from 'sharp'
import { packageDirectory } from '../../lib/package-directory.ts'

export type Sharp = typeof sharp

/** Undefined if it is not installed. What is made with another version is made again. */
export function findSharpVersion(siteDirectory: string): string | undefined {
  const found = resolveSharp(siteDirectory)
  if (found === undefined) return undefined
  const { version }: { version?: unknown } = JSON.parse(readFileSync(found.manifest, 'utf8'))
  return String(version)
}

/** @throws an error of Node.js or of the library, when it is not installed or not made for this system. */
export async function loadSharp(siteDirectory: string): Promise<Sharp> {
  const found = resolveSharp(siteDirectory)
  if (found === undefined) throw new Error('sharp is not installed.')
  const loaded: { default: Sharp } = await import(pathToFileURL(found.main).href)
  return loaded.default
}

/** It does not offer its manifest to `require`. */
function resolveSharp(siteDirectory: string): { main: string; manifest: string } | undefined {
  for (const directory of [siteDirectory, packageDirectory]) {
    const { resolve } = createRequire(join(directory, 'package.json'))
    const manifest = (resolve.paths('sharp') ?? []).map((folder) => join(folder, 'sharp/package.json')).find((file) => existsSync(file))
    if (manifest !== undefined) return { main: resolve('sharp'), manifest }
  }
  return undefined
}
