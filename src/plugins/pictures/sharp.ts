// The library that converts pictures. It is the site's own: machine code of some megabytes, which a site without `images` need not have.
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type sharp from 'sharp'
import { findPackage, versionOf } from '../../lib/find-package.ts'

export type Sharp = typeof sharp

/** Undefined if it is not installed. What is made with another version is made again. */
export function findSharpVersion(siteDirectory: string): string | undefined {
  const folder = findSharp(siteDirectory)
  return folder && versionOf(folder)
}

/** @throws an error of Node.js or of the library, when it is not installed or not made for this system. */
export async function loadSharp(siteDirectory: string): Promise<Sharp> {
  const folder = findSharp(siteDirectory)
  if (folder === undefined) throw new Error('sharp is not installed.')
  const loaded: { default: Sharp } = await import(pathToFileURL(createRequire(join(folder, 'package.json')).resolve(folder)).href)
  return loaded.default
}

function findSharp(siteDirectory: string): string | undefined {
  return findPackage('sharp', siteDirectory) ?? findPackage('sharp')
}
