// What the plugins that make documents and pages of data are called with, and how what they say of a place becomes a finding. The files that
// they read are noted, so that the dev server follows edits of them.
import { readFileSync } from 'node:fs'
import { relative, resolve, sep } from 'node:path'
import * as z from 'zod'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { listNames } from '../diagnostics/suggest.ts'
import type { DataContext, PluginFinding } from './data-hooks.ts'

/** The form of something that a plugin gives: of a key that it does not have, it is said which it has. */
export function dataObject<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `expected only the keys ${listNames(Object.keys(shape))}; found ${listNames(issue.keys)}`
        : undefined,
  })
}

export const dataPlace = dataObject({ file: z.string().min(1), line: z.int().min(1).optional(), column: z.int().min(1).optional() })

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

/** For one hook: the context that notes what it reads, and where to look when it has failed. */
export function noteReads(context: DataContext): { context: DataContext; hintFor: (hook: string) => string } {
  const read = new Set<string>()
  return {
    context: {
      ...context,
      readFile(path) {
        read.add(path)
        return context.readFile(path)
      },
    },
    hintFor: (hook) =>
      read.size === 0
        ? `Look at what its hook \`${hook}\` reads, and at its options.`
        : `Look at ${listNames([...read])}, which its hook \`${hook}\` has read, and at its options.`,
  }
}

/** @param configFile the place of a finding that names none. */
export function pluginMessage(plugin: string, finding: PluginFinding, configFile: string): Diagnostic {
  const { message, place = { file: configFile }, level = 'error', hint } = finding
  return { id: 'plugin-message', level, message: `${plugin}: ${message}`, place, ...(hint !== undefined && { hint }) }
}
