// Mediabunny, and a file as its input.
import type { Input } from 'mediabunny'
import type { Source } from '../sources.ts'

export type Bunny = typeof import('mediabunny')

export const loadBunny = (): Promise<Bunny> => import('mediabunny')

/** The input is closed when the work is done. */
export async function withInput<Result>(bunny: Bunny, src: Source['src'], work: (input: Input) => Promise<Result>): Promise<Result> {
  const source = typeof src === 'string' ? new bunny.UrlSource(src, { getRetryDelay: () => null }) : new bunny.BlobSource(src)
  const input = new bunny.Input({ formats: bunny.ALL_FORMATS, source })
  try {
    return await work(input)
  } finally {
    input.dispose()
  }
}
