// What the host of a site sends on -> `redirects` of ours. The host keeps its file, so what has no counterpart goes on there.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { comparablePath } from '../lib/site-path.ts'
import { type HostRule, isPattern, rulesOfLines } from '../plugins/redirects/check/host-rules.ts'
import { rulesOfNetlify } from '../plugins/redirects/check/rules-of-netlify.ts'
import { rulesOfVercel } from '../plugins/redirects/check/rules-of-vercel.ts'
import type { Leftover } from './conversion.ts'
import { asList, asOptions, type Options } from './options.ts'
import { runForeignConfig } from './run-foreign-config.ts'

/** A reason names this many rules. */
const mostNamed = 4

/** @returns `redirects` of the configuration with those of the host behind them, and the rules that stay with it. */
export async function convertHostRules(siteDirectory: string, config: Options): Promise<{ redirects: unknown[]; left: Leftover[] }> {
  const before = asList(config.redirects)
  /** Comparable path -> where it leads. */
  const targets = new Map(before.map(asOptions).map(({ from, to }) => [comparablePath(String(from)), String(to)]))
  const redirects: { from: string; to: string }[] = []
  const left: Leftover[] = []
  const statics = config.staticDirectories === undefined ? ['static'] : asList(config.staticDirectories)
  for (const { file, readRules } of listFiles(statics.map(String))) {
    if (!existsSync(join(siteDirectory, file))) continue
    const source = readFileSync(join(siteDirectory, file), 'utf8')
    let found: FileRules
    try {
      found = await readRules(source, siteDirectory)
    } catch (error) {
      left.push({
        file,
        key: file,
        reason: `it could not be run: ${error instanceof Error ? error.message : String(error)}`,
        line: undefined,
      })
      continue
    }
    const staying = new Map<string, string[]>()
    for (const rule of found.rules) {
      const { from, to, reason } = convertRule(rule, config)
      if (reason !== undefined) staying.set(reason, [...(staying.get(reason) ?? []), rule.source])
      else if (!targets.has(comparablePath(from))) {
        targets.set(comparablePath(from), to)
        redirects.push({ from, to })
      }
    }
    for (const [reason, sources] of staying)
      left.push({ file, key: nameSome([...new Set(sources)]), reason, line: lineOfText(source, sources[0] ?? '') })
    if (found.hasHeaders)
      left.push({
        file,
        key: 'headers',
        reason: 'only the host can send them; `headers` writes those that the pages need (docs/security.md)',
        line: lineOfText(source, 'headers'),
      })
    if (file === '_redirects')
      left.push({ file, key: file, reason: 'only in a static folder it is published, and links to its paths are known', line: undefined })
  }
  return { redirects: [...before, ...redirects.map(({ from, to }) => ({ from, to: lastTarget(to, targets) }))], left }
}

/** A host sends readers from one rule to the next; here they are sent once. */
function lastTarget(to: string, targets: ReadonlyMap<string, string>): string {
  const seen = new Set<string>()
  let last = to
  for (let next: string | undefined = to; next !== undefined; next = targets.get(comparablePath(next))) {
    if (seen.has(next)) return to
    seen.add(next)
    last = next
  }
  return last
}

interface RuleFile {
  file: string
  readRules(source: string, siteDirectory: string): FileRules | Promise<FileRules>
}

interface FileRules {
  rules: HostRule[]
  /** Whether it has headers, too. */
  hasHeaders?: boolean
}

function listFiles(staticDirectories: readonly string[]): RuleFile[] {
  const programs = ['ts', 'mts', 'js', 'mjs', 'cjs'].map((ending) => `vercel.${ending}`)
  return [
    { file: 'vercel.json', readRules: (source) => ofVercel(JSON.parse(source)) },
    ...programs.map((file) => ({
      file,
      readRules: async (_source: string, siteDirectory: string) => {
        const { value } = await runForeignConfig(siteDirectory, file)
        return ofVercel(asOptions(value).config ?? value)
      },
    })),
    { file: 'netlify.toml', readRules: (source) => ({ rules: rulesOfNetlify(source), hasHeaders: /^\s*\[\[headers\]\]/m.test(source) }) },
    ...[...staticDirectories, '.'].map((folder) => ({
      file: join(folder, '_redirects').replaceAll('\\', '/'),
      readRules: (source: string) => ({ rules: rulesOfLines(source) }),
    })),
  ]
}

function ofVercel(value: unknown): FileRules {
  return { rules: rulesOfVercel(value), hasHeaders: asList(asOptions(value).headers).length > 0 }
}

function convertRule(rule: HostRule, { baseUrl, url }: Options): { from: string; to: string; reason?: string } {
  const base = typeof baseUrl === 'string' ? baseUrl : '/'
  const inside = (path: string): string | undefined =>
    path.startsWith(base) ? `/${path.slice(base.length)}` : `${path}/` === base ? '/' : undefined
  const from = rule.from === undefined ? undefined : inside(rule.from)
  const to = rule.to.startsWith('/') ? (inside(rule.to) ?? `${typeof url === 'string' ? url.replace(/\/$/, '') : ''}${rule.to}`) : rule.to
  const reason = reasonToStay(rule, from, to)
  return { from: from ?? rule.source, to, ...(reason !== undefined && { reason }) }
}

/** @param from without the base URL; undefined for what is no path below it. */
function reasonToStay({ source, from: path, status, asks, isForced }: HostRule, from: string | undefined, to: string): string | undefined {
  if (status >= 400) return 'only the host can answer with an error'
  if (status < 300) return 'only the host can answer with what is at another address'
  if (/^https?:/i.test(source)) return 'it is for a host, and `redirects` are for paths'
  if (path === undefined || isPattern(path)) return 'each of `redirects` starts at one path'
  if (asks === 'query') return 'a page does not see the query before it answers'
  if (asks === 'request') return 'only the host knows who asks'
  if (from === undefined || /[?#\\]/.test(from)) return 'it is no path below the `baseUrl`'
  if (comparablePath(from) === comparablePath(to.replace(/[?#].*$/s, ''))) return 'slashes at the end are what `trailingSlash` is for'
  if (!isForced) return 'where a page stands, the host shows it and leaves the rule out'
  return undefined
}

function nameSome(sources: readonly string[]): string {
  const more = sources.length - mostNamed
  return more <= 1 ? sources.join(', ') : `${sources.slice(0, mostNamed).join(', ')} and ${more} more`
}

function lineOfText(source: string, text: string): number | undefined {
  const at = source.indexOf(text)
  return at < 0 ? undefined : source.slice(0, at).split('\n').length
}
