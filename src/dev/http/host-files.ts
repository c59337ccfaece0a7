// Applies the files `_headers` and `_redirects` of a built site, so that the preview server sends the same headers as the hosts, and
// answers an address that has no file as they do.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathKey } from '../../check/resolve-href.ts'
import { starPattern } from '../../lib/escape.ts'
import { readHostRedirects } from '../../plugins/redirects/check/host-redirects.ts'

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
 * @returns a function that gives the headers of `_headers` for a path; none if the site has no such file. Reads the file every time: a
 * build may have ended.
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
 * A path pattern on a line of its own, then its headers, indented, or `! Name`. `*` stands for anything; lines that start with `#` are
 * comments.
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

interface AppliedRule {
  status: number
  /** With the base URL, or the address of another site; encoded, and with the query of the request if the rule has none. */
  to: string
}

/**
 * The rule of `_redirects` for a request target. Reads the file every time: a build may have ended. Undefined without a rule, and for one
 * that would lead to where the request came from.
 */
export async function findRedirectRule(target: string, directory: string, baseUrl: string): Promise<AppliedRule | undefined> {
  const text = await readFile(join(directory, '_redirects'), 'utf8').catch(() => '')
  if (text === '') return undefined
  const [path = '/', query = ''] = target.split(/(?=\?)/s, 2)
  const found = readHostRedirects(text, baseUrl)(pathKey(path.startsWith(baseUrl) ? path.slice(baseUrl.length - 1) : path))
  if (found === undefined) return undefined
  const to = encodeAddress(found.to)
  if (to === path) return undefined
  return { status: found.status, to: to.includes('?') ? to : to.replace(/(?=#|$)/, query) }
}

/** What a pattern has cut out of the request is decoded, and may begin with slashes: it must not become a header or a host. */
function encodeAddress(to: string): string {
  const isWhole = /^https?:\/\//i.test(to)
  const safe = isWhole ? to : to.replace(/^[/\\]+/, '/')
  return encodeURI(safe).replace(/%25(?=[\da-f]{2})/gi, '%')
}
