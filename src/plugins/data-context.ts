// What the plugins that make documents and pages of data are called with, and what both say of a place. The files that they read are
// noted, so that the dev server follows edits of them.
import { readFileSync } from 'node:fs'
import { relative, resolve, sep } from 'node:path'
import * as z from 'zod'
import type { DataContext } from './hook-types.ts'

export const dataPlace = z.strictObject({ file: z.string().min(1), line: z.int().min(1).optional(), column: z.int().min(1).optional() })

/** @param files gets the site-relative path of each file that is read. */
export function createDataContext(siteDirectory: string, files: Set<string>): DataContext {
  return {
    siteDirectory,
    readFile(path) {
      files.add(relative(siteDirectory, resolve(siteDirectory, path)).split(sep).join('/'))
      return readFileSync(resolve(siteDirectory, path), 'utf8')
    },
  }
}
