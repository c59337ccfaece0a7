// What is remembered of external links between runs: when each was last found fine. What was not fine is asked again every time.
// The file is a convenience: without it, or damaged, the checks only take longer.
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import * as z from 'zod'

export interface ExternalLinkCache {
  isFresh(url: string): boolean
  remember(url: string): void
  /** Writes what is still fresh, in one step: another run sees the old file or the new one. */
  save(): Promise<void>
}

const fileSchema = z.object({ version: z.literal(1), checked: z.record(z.string(), z.number()) })
const day = 24 * 60 * 60 * 1000

/** `file` is absolute; `now` is in milliseconds since 1970. */
export async function openExternalLinkCache(file: string, cacheDays: number, now: number): Promise<ExternalLinkCache> {
  const checked = await readChecked(file)
  const isFresh = (url: string) => {
    const time = checked.get(url)
    return time !== undefined && time <= now && now - time < cacheDays * day
  }
  return {
    isFresh,
    remember(url) {
      checked.set(url, now)
    },
    async save() {
      const fresh = [...checked].filter(([url]) => isFresh(url)).sort(([left], [right]) => (left < right ? -1 : 1))
      const text = `${JSON.stringify({ version: 1, checked: Object.fromEntries(fresh) }, undefined, 1)}\n`
      const temporary = `${file}.${process.pid}.tmp`
      try {
        await mkdir(dirname(file), { recursive: true })
        await writeFile(temporary, text)
        await rename(temporary, file)
      } catch {
        // A folder that cannot be written to is no reason to fail a check.
        await rm(temporary, { force: true }).catch(() => undefined)
      }
    },
  }
}

async function readChecked(file: string): Promise<Map<string, number>> {
  try {
    const parsed = fileSchema.safeParse(JSON.parse(await readFile(file, 'utf8')))
    return new Map(parsed.success ? Object.entries(parsed.data.checked) : [])
  } catch {
    return new Map()
  }
}
