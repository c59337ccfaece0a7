// Applies the `_redirects` file of a built site, so that the preview server answers an address that has no file as the hosts do.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathKey } from '../../check/resolve-href.ts'
import { readHostRedirects } from '../../plugins/redirects/check/host-redirects.ts'

export interface AppliedRule {
  status: number
  /** With the base URL, or the address of another site; encoded, and with the query of the request if the rule has none. */
  to: string
}

/**
 * The rule for a request target. Reads the file every time: a build may have ended. Undefined without a rule, and for one that would lead to
 * where the request came from.
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
