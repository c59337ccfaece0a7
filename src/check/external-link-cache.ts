// Remembers between runs when each external link was last found fine. Links that were not fine are requested again every time. The file is
// only a convenience: if it is missing or damaged, the checks take longer.
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import * as z from 'zod'

export interface ExternalLinkCache {
  isFresh(url: string): boolean
  remember(url: string): void
  /** Writes the entries that are still fresh, atomically: another run sees the old file or the new one. */
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
        // An unwritable folder is no reason to fail a check.
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
