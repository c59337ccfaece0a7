// Both packages: one reads files, the other one converts them.
import { loadParser, type Parser } from '../read-film.ts'

export interface Libraries {
  parser: Parser
  codecs: typeof import('@remotion/webcodecs')
}

export async function loadLibraries(): Promise<Libraries> {
  const [parser, codecs] = await Promise.all([loadParser(), import('@remotion/webcodecs')])
  if (typeof VideoDecoder === 'undefined' || typeof VideoEncoder === 'undefined') throw new Error('This browser has no WebCodecs.')
  return { parser, codecs }
}
