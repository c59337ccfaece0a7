// The redirects and rewrites of `vercel.json`, or of what a `vercel.ts` exports.
import * as z from 'zod'
import type { HostRule } from './host-rules.ts'

const listed = z
  .object({ redirects: z.array(z.unknown()), rewrites: z.array(z.unknown()) })
  .partial()
  .catch({})

const rule = z.object({
  source: z.string(),
  destination: z.string(),
  permanent: z.boolean().optional(),
  statusCode: z.number().optional(),
  has: z.unknown().optional(),
  missing: z.unknown().optional(),
})

/** Without what is no rule; what is wrong with a file is said by the host. */
export function rulesOfVercel(value: unknown): HostRule[] {
  const { redirects = [], rewrites = [] } = listed.parse(value)
  return [...readRules(redirects, true), ...readRules(rewrites, false)]
}

export function rulesOfVercelJson(text: string): HostRule[] {
  try {
    return rulesOfVercel(JSON.parse(text))
  } catch {
    return []
  }
}

function readRules(entries: readonly unknown[], isRedirect: boolean): HostRule[] {
  return entries.flatMap((entry): HostRule[] => {
    const { data } = rule.safeParse(entry)
    if (data === undefined) return []
    const { source, destination, permanent, statusCode = permanent === false ? 307 : 308 } = data
    const [end = '', name] = /\/(?::(\w+))?(?:\*|\(\.\*\))$/.exec(source) ?? []
    const start = source.slice(0, source.length - end.length)
    return [
      {
        source,
        // A pattern that has more than names and a rest at its end.
        from: /[(){}*?+\\\s]/.test(start) ? undefined : `${start}${end && '/*'}`,
        to: destination.replace(name === undefined ? /\$1/g : new RegExp(`:${name}\\b\\*?`, 'g'), ':splat'),
        status: isRedirect ? statusCode : 200,
        // Vercel looks for files after its redirects, and before its rewrites.
        isForced: isRedirect,
        ...((data.has !== undefined || data.missing !== undefined) && { asks: 'request' }),
      },
    ]
  })
}
