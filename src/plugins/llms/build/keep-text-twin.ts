// The text twin of a rendered page: written to the output, and kept for the next build.
import { join } from 'node:path'
import { twinKeyOf } from '../../../build/pages/kept-page.ts'
import type { RenderSetup } from '../../../build/pages/render-input.ts'
import type { TextTwinResult } from '../../../build/pages/render-result.ts'
import type { PackStore } from '../../../cache/pack-store.ts'
import { hashOf } from '../../../lib/hash.ts'
import { decodePath } from '../../../lib/site-path.ts'
import { type TextTwinSource, writeTextTwin } from '../write-text-twin.ts'

/**
 * @param path path of the twin on the site.
 * @param pageKey key under which the finished page is kept.
 */
export type TextTwinKeeper = (source: TextTwinSource, path: string, pageKey: string) => Promise<TextTwinResult>

export function createTextTwinKeeper(
  { site, outDirectory, keepPages, returnHtml }: Pick<RenderSetup, 'site' | 'outDirectory' | 'keepPages' | 'returnHtml'>,
  packs: Pick<PackStore, 'write'>,
  writePage: (path: string, bytes: Uint8Array) => void,
): TextTwinKeeper {
  return async (source, path, pageKey) => {
    const text = writeTextTwin(source, site.config)
    const bytes = Buffer.from(text)
    const file = decodePath(path).slice(1)
    if (outDirectory !== undefined) writePage(join(outDirectory, file), bytes)
    if (keepPages) await packs.write(twinKeyOf(pageKey), bytes)
    return { file, bytes: bytes.length, hash: hashOf(bytes), ...(returnHtml && { text }) }
  }
}
