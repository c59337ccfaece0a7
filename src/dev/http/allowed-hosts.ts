// Who may send requests to the dev server. A page of another site can make the browser send requests to this machine, and with DNS
// rebinding even read the answers; the Host and Origin headers tell where a request comes from.
import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

export interface HostRules {
  /** Address that the server listens on. */
  host: string
  /** Names from the configuration; `.example.com` stands for all names below it. */
  allowedHosts: readonly string[]
}

/** Node takes the first of several `Host` headers; what stands before the server may have taken another (RFC 9112, section 3.2). */
export function hasSeveralHosts({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  return rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length > 1
}

/** Names that always lead to this machine: no name server can point them elsewhere. */
const ownNames = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/** Whether a `Host` header names this machine, the address it listens on, or a name that the configuration allows. */
export function isAllowedHost(header: string | undefined, { host, allowedHosts }: HostRules): boolean {
  const name = nameOf(header)
  if (name === undefined) return false
  const bare = name.replace(/^\[|\]$/g, '')
  if (ownNames.test(name) || bare === host.toLowerCase()) return true
  // When the server listens on all addresses, any of them may be requested; a numeric address cannot be rebound.
  if ((host === '0.0.0.0' || host === '::') && isIP(bare) !== 0) return true
  return allowedHosts.some((allowed) => matchesName(name, allowed.toLowerCase()))
}

/**
 * Whether an `Origin` header names this server (its own pages) or a host that the configuration allows. Requests without it are not from
 * another site.
 */
export function isAllowedOrigin(origin: string | undefined, hostHeader: string | undefined, { allowedHosts }: HostRules): boolean {
  if (origin === undefined) return true
  const match = /^https?:\/\/([^/?#]+)$/i.exec(origin)
  const authority = match?.[1]?.toLowerCase()
  if (authority === undefined) return false
  if (authority === hostHeader?.toLowerCase()) return true
  const name = nameOf(authority)
  return name !== undefined && allowedHosts.some((allowed) => matchesName(name, allowed.toLowerCase()))
}

/** Without the dot that a complete name may end with. */
function nameOf(header: string | undefined): string | undefined {
  return /^(\[[\da-f:.]+\]|[a-z\d._-]{1,252}?)\.?(?::\d{1,5})?$/.exec(header?.toLowerCase() ?? '')?.[1]
}

function matchesName(name: string, allowed: string): boolean {
  return allowed.startsWith('.') ? name.endsWith(allowed) || name === allowed.slice(1) : name === allowed
}
