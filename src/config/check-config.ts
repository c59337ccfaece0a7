// Checks the keys of a configuration against each other, after each has been found to have the right form.
import { checkCollections } from './check-collections.ts'
import { checkFiles } from './check-files.ts'
import { checkLocales } from './check-locales.ts'
import { checkFooter, checkNavbar } from './check-navbar.ts'
import { checkPaths } from './check-paths.ts'
import { describeValue } from './describe-value.ts'
import type { Finding, ValuePath } from './finding.ts'
import type { SiteConfig } from './site-config.ts'

export type HasFolder = (sitePath: string) => boolean

/** What exists on disk; paths are relative to the site. */
export interface SiteDisk {
  hasFolder: HasFolder
  hasFile: (sitePath: string) => boolean
}

/** Every mistake in `config`, in the order of the rules. */
export async function checkConfig(config: SiteConfig, { hasFolder, hasFile }: SiteDisk): Promise<Finding[]> {
  const paths = checkPaths(config)
  return [
    ...checkUrl(config.url),
    ...checkBaseUrl(config.baseUrl),
    ...checkLocales(config.i18n),
    ...paths,
    // Paths that lead out of the site are not looked up.
    ...(paths.length === 0 ? [...checkCollections(config, hasFolder), ...checkFiles(config, hasFile)] : []),
    ...checkNavbar(config.navbar?.items ?? []),
    ...checkFooter(config.footer),
    ...checkHeadingLevels(config),
    ...checkRedirects(config),
    ...(await checkCodeThemes(config)),
  ]
}

function invalid(path: ValuePath, message: string, hint?: string): Finding {
  return { id: 'config-invalid', path, at: 'value', message, ...(hint === undefined ? {} : { hint }) }
}

function checkUrl(url: string): Finding[] {
  const found = `found ${describeValue(url)}`
  const parsed = URL.canParse(url) ? new URL(url) : undefined
  if (parsed === undefined || !/^https?:$/.test(parsed.protocol)) {
    return [invalid(['url'], `Expected "url" to be an address with http or https, ${found}.`, 'Write it as "https://example.com".')]
  }
  if (parsed.username !== '' || parsed.password !== '') {
    return [
      invalid(
        ['url'],
        'Expected "url" to have no user name and no password: the address is written into every page.',
        'Write the origin alone, for example "https://example.com".',
      ),
    ]
  }
  const rest = parsed.pathname + parsed.search + parsed.hash
  if (rest === '/') return []
  const hint = `Write url: "${parsed.origin}"${parsed.pathname === '/' ? '' : ` and baseUrl: "${parsed.pathname}"`}.`
  return [invalid(['url'], `Expected "url" to be an address without a path, ${found}.`, hint)]
}

function checkBaseUrl(baseUrl: string | undefined): Finding[] {
  if (baseUrl === undefined) return []
  const isPath = !/[?#\\\s<>"']|^\/\/|:/.test(baseUrl) && !baseUrl.split('/').some((segment) => segment === '..' || segment === '.')
  if (isPath) return []
  return [
    invalid(
      ['baseUrl'],
      `Expected "baseUrl" to be a path, found ${describeValue(baseUrl)}.`,
      'Write it as "/docs/"; the host belongs in "url".',
    ),
  ]
}

function checkHeadingLevels({ tableOfContents }: SiteConfig): Finding[] {
  const { minHeadingLevel = 2, maxHeadingLevel = 3 } = tableOfContents ?? {}
  if (minHeadingLevel <= maxHeadingLevel) return []
  const key = tableOfContents?.minHeadingLevel === undefined ? 'maxHeadingLevel' : 'minHeadingLevel'
  const expected =
    key === 'minHeadingLevel' ? `at most ${maxHeadingLevel} (maxHeadingLevel)` : `at least ${minHeadingLevel} (minHeadingLevel)`
  const found = key === 'minHeadingLevel' ? minHeadingLevel : maxHeadingLevel
  return [
    invalid(
      ['tableOfContents', key],
      `Expected "tableOfContents.${key}" to be ${expected}, found ${found}.`,
      'Let the smallest level come first: 2 is `##`.',
    ),
  ]
}

function checkRedirects({ redirects = [] }: SiteConfig): Finding[] {
  return redirects.flatMap(({ from, to }, index): Finding[] => {
    const expected = (key: string, form: string, found: string) => {
      const message = `Expected "redirects[${index}].${key}" to be ${form}, found ${describeValue(found)}.`
      return invalid(['redirects', index, key], message, "Write for example `{ from: '/old', to: '/new' }`, without the base URL.")
    }
    if (!/^\/(?!\/)[^?#\\]*$/.test(from) || from.split('/').includes('..')) return [expected('from', 'a path that starts with "/"', from)]
    if (!/^(?:\/(?!\/)|https?:\/\/)/.test(to)) return [expected('to', 'a path that starts with "/", or an address (https://…)', to)]
    if (redirects.findIndex((other) => other.from === from) < index) return [expected('from', 'a path that no other redirect has', from)]
    return from === to ? [expected('to', 'another path than "from"', to)] : []
  })
}

/** The names are those of the highlighter; a wrong one would break every page with code. */
async function checkCodeThemes({ code }: SiteConfig): Promise<Finding[]> {
  const named = Object.entries(code?.themes ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  if (named.length === 0) return []
  const [{ bundledThemesInfo }, { nearest }] = await Promise.all([import('shiki/themes'), import('../diagnostics/suggest.ts')])
  const known = bundledThemesInfo.map((theme) => theme.id)
  return named.flatMap(([mode, name]) => {
    if (known.includes(name)) return []
    const suggestion = nearest(name, known)
    const hint = suggestion === undefined ? 'The names are those of the themes that come with Shiki.' : `Did you mean "${suggestion}"?`
    return [
      invalid(
        ['code', 'themes', mode],
        `Expected "code.themes.${mode}" to be the name of a Shiki theme, found ${describeValue(name)}.`,
        hint,
      ),
    ]
  })
}
