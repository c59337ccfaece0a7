// The redirects of `netlify.toml`.
import { parse } from 'smol-toml'
import * as z from 'zod'
import type { HostRule } from './host-rules.ts'

const listed = z
  .object({ redirects: z.array(z.unknown()) })
  .partial()
  .catch({})

const rule = z.object({
  from: z.string(),
  to: z.string(),
  status: z.number().default(301),
  force: z.boolean().default(false),
  query: z.unknown().optional(),
  conditions: z.unknown().optional(),
})

/** Without what is no rule; what is wrong with a file is said by the host. */
export function rulesOfNetlify(text: string): HostRule[] {
  const { redirects = [] } = listed.parse(parseToml(text))
  return redirects.flatMap((entry): HostRule[] => {
    const { data } = rule.safeParse(entry)
    if (data === undefined) return []
    const { from: source, to, status, force: isForced } = data
    const asks = data.conditions !== undefined ? 'request' : data.query !== undefined ? 'query' : undefined
    const from = source.startsWith('/') ? source : undefined
    return [{ source, from, to, status, isForced, ...(asks !== undefined && { asks }) }]
  })
}

function parseToml(text: string): unknown {
  try {
    return parse(text)
  } catch {
    return undefined
  }
}
