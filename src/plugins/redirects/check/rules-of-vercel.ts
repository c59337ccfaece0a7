// The redirects and rewrites of `vercel.json` -> lines of `_redirects`, as host-redirects.ts reads them.
import * as z from 'zod'

const listed = z
  .object({ redirects: z.array(z.unknown()), rewrites: z.array(z.unknown()) })
  .partial()
  .catch({})

const rule = z.object({
  source: z.string(),
  destination: z.string(),
  permanent: z.boolean().optional(),
  statusCode: z.number().optional(),
  // Conditions: nobody knows of a link whether they hold.
  has: z.never().optional(),
  missing: z.never().optional(),
})

/** Left out are rules with conditions, and those whose pattern has more than names and a rest at its end. */
export function rulesOfVercel(text: string): string {
  const { redirects = [], rewrites = [] } = listed.parse(parseJson(text))
  const entries = [...redirects, ...rewrites.map((rewrite) => Object.assign({}, rewrite, { statusCode: 200 }))]
  return entries.flatMap((entry) => lineOf(rule.safeParse(entry).data) ?? []).join('\n')
}

function lineOf(found: z.output<typeof rule> | undefined): string | undefined {
  if (found === undefined) return undefined
  const { source, destination, permanent, statusCode = permanent === false ? 307 : 308 } = found
  const [end = '', name] = /\/(?::(\w+))?(?:\*|\(\.\*\))$/.exec(source) ?? []
  const start = source.slice(0, source.length - end.length)
  if (/[(){}*?+\\\s]/.test(start)) return undefined
  const to = destination.replace(name === undefined ? /\$1/g : new RegExp(`:${name}\\b\\*?`, 'g'), ':splat')
  return `${start}${end && '/*'} ${to} ${statusCode}`
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // What is wrong with it is said by the host.
    return undefined
  }
}
