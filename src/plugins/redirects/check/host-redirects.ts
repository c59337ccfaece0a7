// Which paths the rules of a host (host-rules.ts) send on: they exist for readers, although the output has no file there.

import { pathKey } from '../../../check/resolve-href.ts'
import type { SourceReader } from '../../../check/source-reader.ts'
import { escapePattern } from '../../../lib/escape.ts'
import { type HostRule, isPattern, rulesOfLines } from './host-rules.ts'
import { rulesOfNetlify } from './rules-of-netlify.ts'
import { rulesOfVercelJson } from './rules-of-vercel.ts'

export type HostRedirect =
  /** With the base URL, or the address of another site. */
  | { kind: 'redirect'; to: string; status: number }
  /** The host answers with what is at another address, under the one that was asked for. */
  | { kind: 'file'; to: string; status: number }

/** `path` is a key from `pathKey`. */
export type HostRedirects = (path: string) => HostRedirect | undefined

interface Rule {
  pattern: RegExp
  to: string
  status: number
}

/** @param staticFiles path from the site root -> site-relative source. */
export function findHostRedirects(
  staticFiles: Readonly<Record<string, string>>,
  baseUrl: string,
  readSource: SourceReader,
): HostRedirects | undefined {
  const lines = staticFiles['/_redirects']
  const rules = [
    ...rulesOfLines(lines === undefined ? '' : (readSource(lines) ?? '')),
    ...rulesOfNetlify(readSource('netlify.toml') ?? ''),
    ...rulesOfVercelJson(readSource('vercel.json') ?? ''),
  ]
  return rules.length === 0 ? undefined : matchHostRules(rules, baseUrl)
}

/** Those of a `_redirects`. */
export function readHostRedirects(text: string, baseUrl: string): HostRedirects {
  return matchHostRules(rulesOfLines(text), baseUrl)
}

function matchHostRules(rules: readonly HostRule[], baseUrl: string): HostRedirects {
  const exact = new Map<string, Rule>()
  const patterns: Rule[] = []
  for (const { from, to, status, asks } of rules) {
    if (from === undefined || status >= 400 || asks === 'request') continue
    const path = pathKey(from.startsWith(baseUrl) ? from.slice(baseUrl.length - 1) : from)
    const rule = { pattern: patternOf(path), to, status }
    if (!isPattern(path)) {
      if (!exact.has(path)) exact.set(path, rule)
    } else patterns.push(rule)
  }
  return (path) => {
    const rule = exact.get(path) ?? patterns.find(({ pattern }) => pattern.test(path))
    if (rule === undefined) return undefined
    const parts = rule.pattern.exec(path)?.groups ?? {}
    const kind = rule.status < 300 ? 'file' : 'redirect'
    return {
      kind,
      status: rule.status,
      to: rule.to.replace(/:(\w+)/g, (whole, name: string) => (name in parts ? (parts[name] ?? '') : whole)),
    }
  }
}

/** `/blog/*` is `/blog` too. What stands for `*`, of which a path has one, is called `splat` in targets. */
function patternOf(path: string): RegExp {
  const start = path.indexOf('*')
  if (start < 0) return new RegExp(`^${namedParts(path)}$`)
  const before = namedParts(path.slice(0, start))
  const after = path.slice(path.lastIndexOf('*') + 1)
  const isFolder = after === '' && before.endsWith('/')
  return new RegExp(isFolder ? `^${before.slice(0, -1)}(?:/(?<splat>.*))?$` : `^${before}(?<splat>.*)${escapePattern(after)}$`)
}

function namedParts(path: string): string {
  const names = new Set(['splat'])
  const segments = path.split('/').map((segment) => {
    const name = /^:([a-z_]\w*)$/i.exec(segment)?.[1]
    if (name === undefined || names.has(name)) return escapePattern(segment)
    names.add(name)
    return `(?<${name}>[^/]+)`
  })
  return segments.join('/')
}
