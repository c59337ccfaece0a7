// The redirects of a site in a build: each is a page at its old path, unless something else is there, and has to lead somewhere.
import type { BuildPlugin, CheckedHost, CheckedSite } from '../../../build/build-plugin.ts'
import { inEachLanguage } from '../../../build/list-files.ts'
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts'
import { onceForAll } from '../../../diagnostics/sort-diagnostics.ts'
import { pathBelow } from '../../../lib/folder-path.ts'
import { languageAt, pathInLanguage } from '../../../lib/language-path.ts'
import { checkRedirects } from '../check/check-redirects.ts'
import { emitRedirects, placeRedirects, type ShadowedRedirect } from '../place-redirects.ts'

export function redirects(): BuildPlugin {
  let shadowed: readonly ShadowedRedirect[] = []
  const list = inEachLanguage(emitRedirects)
  return {
    name: 'redirects',
    files(site) {
      shadowed = placeRedirects(site.table.redirects, site.files, site.config.trailingSlash).shadowed
      return list(site)
    },
    check: (site) => checkOnHosts(site, shadowed),
  }
}

function checkOnHosts({ tree, hosts, readSource }: CheckedSite, shadowed: readonly ShadowedRedirect[]): Diagnostic[] {
  const found = hosts.flatMap((host) =>
    checkRedirects({
      ...host.judge,
      config: host.config,
      redirects: host.table.redirects,
      staticFiles: tree.staticFiles,
      shadowed: shadowed.flatMap((each) => shadowedOnHost(each, host, hosts)),
      readSource,
    }),
  )
  return hosts.flatMap(({ sites }) => sites).length > 1 ? onceForAll(found) : found
}

/** Nothing for a redirect of another host. */
function shadowedOnHost({ redirect, file }: ShadowedRedirect, { folder }: CheckedHost, hosts: readonly CheckedHost[]): ShadowedRedirect[] {
  if (languageAt(redirect.from, hosts)?.folder !== folder) return []
  return [{ redirect: { ...redirect, from: pathInLanguage(redirect.from, folder) }, file: pathBelow(file, folder) }]
}
