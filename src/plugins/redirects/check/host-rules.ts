// The rules with which a host sends readers on, in one form: `_redirects` in a static folder (Netlify, Cloudflare Pages and others), and
// `vercel.json` and `netlify.toml` in the folder of the site. Each format is read in a file of its own.

export interface HostRule {
  /** What it starts from, as it is written. */
  source: string
  /** The same as a path in which `*` stands for any rest and `:name` for a part. Undefined when it says more than that, or names a host. */
  from: string | undefined
  /** With the base URL, or the address of another site. `:splat` is what `*` stands for. */
  to: string
  status: number
  /** It counts where the host has a file as well. */
  isForced: boolean
  /** What it asks of a request besides the path: query parameters, or what nobody knows of a link, such as country, language and headers. */
  asks?: 'query' | 'request'
}

/** `_redirects`: one rule in a line, with its path, query parameters, target, status and conditions. */
export function rulesOfLines(text: string): HostRule[] {
  return text.split(/\r\n?|\n/).flatMap((line): HostRule[] => {
    const [source = '', ...rest] = line
      .replace(/(?:^|\s)#.*$/, '')
      .trim()
      .split(/\s+/)
    const at = rest.findIndex(isTarget)
    const to = rest[at]
    if (!isTarget(source) || to === undefined) return []
    const status = rest.find((word) => /^\d{3}!?$/.test(word)) ?? '301'
    const asks = rest.slice(at + 1).some((word) => word.includes('=')) ? 'request' : at > 0 ? 'query' : undefined
    return [
      {
        source,
        from: source.startsWith('/') ? source : undefined,
        to,
        status: Number.parseInt(status, 10),
        isForced: status.endsWith('!'),
        ...(asks !== undefined && { asks }),
      },
    ]
  })
}

/** Whether `from` of a rule takes in more than one path. */
export function isPattern(from: string): boolean {
  return /\*|\/:\w/.test(from)
}

function isTarget(word: string): boolean {
  return /^(?:\/|https?:\/\/)/i.test(word)
}
