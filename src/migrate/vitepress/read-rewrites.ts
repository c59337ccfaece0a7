// `rewrites` of VitePress: documents at other paths than those of their files. One form of it is a folder whose name is in no address, which the
// default language often has; other forms are named.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { asOptions } from '../options.ts'

/** @returns the folder whose documents stand at the root; '' if there is none. */
export function folderOfRoot(rewrites: unknown, documents: string, remarks: Map<string, string>): string {
  if (rewrites === undefined) return ''
  const why = 'a document has the path that its `slug` says'
  if (typeof rewrites === 'function') {
    remarks.set('rewrites', why)
    return ''
  }
  let found = ''
  for (const [from, to] of Object.entries(asOptions(rewrites))) {
    // `en/:rest*` -> `:rest*`, also with a pattern behind the name.
    const [, folder = '', name = ''] = /^\/?([\w-]+)\/:(\w+)(?:\([^)]*\))?\*?$/.exec(from) ?? []
    const isRoot = folder !== '' && String(to).replace(/\(.*\)|\*|^\//g, '') === `:${name}` && existsSync(join(documents, folder))
    if (isRoot && found === '') found = folder
    else remarks.set(`rewrites: ${from}`, why)
  }
  return found
}
