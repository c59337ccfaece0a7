// Reads the `_headers` file of a built site, so that the preview server sends the same headers as the hosts.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

interface Rule {
  pattern: RegExp
  headers: [name: string, value: string][]
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
    const found = new Map(rules.filter(({ pattern }) => pattern.test(path)).flatMap(({ headers }) => headers))
    return [...found].filter(([name]) => !ownHeaders.has(name.toLowerCase()))
  }
}

/** A path pattern on a line of its own, then its headers, indented. `*` stands for anything; lines that start with `#` are comments. */
export function parseHeaderRules(text: string): Rule[] {
  const rules: Rule[] = []
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '' || line.startsWith('#')) continue
    const header = /^\s+([\w-]+):\s*(.*)$/.exec(line)
    if (!header) rules.push({ pattern: toPattern(line.trim()), headers: [] })
    else rules.at(-1)?.headers.push([header[1] ?? '', header[2] ?? ''])
  }
  return rules
}

function toPattern(path: string): RegExp {
  return new RegExp(
    `^${path
      .split('*')
      .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*')}$`,
  )
}
