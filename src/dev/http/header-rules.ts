// Reads the `_headers` file of a built site, so that the preview server sends the same headers as the hosts.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { starPattern } from '../../lib/escape.ts'

interface Rule {
  pattern: RegExp
  /** In their order. A name without a value takes away what rules further up say of it. */
  headers: [name: string, value: string | undefined][]
}

/** Headers that the server sets itself: they depend on the file and on what the client has. */
const ownHeaders: ReadonlySet<string> = new Set([
  'cache-control',
  'content-type',
  'content-length',
  'content-encoding',
  'etag',
  'last-modified',
])

/**
 * @returns a function that gives the headers for a path; none if the site has no such file. Reads the file every time: a build may have
 * ended.
 */
export async function readHeaderRules(directory: string): Promise<(path: string) => [name: string, value: string][]> {
  const text = await readFile(join(directory, '_headers'), 'utf8').catch(() => '')
  const rules = parseHeaderRules(text)
  return (path) => {
    const found = new Map<string, [name: string, value: string]>()
    for (const [name, value] of rules.filter(({ pattern }) => pattern.test(path)).flatMap(({ headers }) => headers)) {
      const key = name.toLowerCase()
      if (value === undefined) found.delete(key)
      else if (!ownHeaders.has(key)) found.set(key, [name, value])
    }
    return [...found.values()]
  }
}

/**
 * A path pattern on a line of its own, then its headers, indented, or `! Name`. `*` stands for anything; lines that start with `#` are comments.
 */
export function parseHeaderRules(text: string): Rule[] {
  const rules: Rule[] = []
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '' || line.startsWith('#')) continue
    const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? /^\s+!\s*([\w-]+)\s*$/.exec(line) ?? []
    if (name === undefined) rules.push({ pattern: toPattern(line.trim()), headers: [] })
    else rules.at(-1)?.headers.push([name, value])
  }
  return rules
}

function toPattern(path: string): RegExp {
  return new RegExp(`^${starPattern(path)}$`)
}
