// Chooses a compression that the client accepts (RFC 9110 §12.5.3).
export type Encoding = 'br' | 'gzip'

/** Types that get smaller; images, fonts and archives are already compressed. */
const compressible = /^(?:text\/|application\/(?:json|xml|javascript|manifest\+json|[\w.-]+\+(?:json|xml)|wasm)|image\/svg\+xml)/

/** Below this many bytes, compression costs more than it saves. */
const smallest = 1000

/** Prefers Brotli when the client likes both equally; undefined for no compression. */
export function negotiateEncoding(acceptEncoding: string | undefined, contentType: string, size: number): Encoding | undefined {
  if (size < smallest || !compressible.test(contentType)) return undefined
  const weights = parseWeights(acceptEncoding ?? '')
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0
  const [br, gzip] = [weightOf('br'), weightOf('gzip')]
  if (br <= 0 && gzip <= 0) return undefined
  return br >= gzip ? 'br' : 'gzip'
}

export function isCompressible(contentType: string): boolean {
  return compressible.test(contentType)
}

function parseWeights(header: string): Map<string, number> {
  return new Map(
    header.split(',').map((part): [string, number] => {
      const [name = '', ...parameters] = part.trim().toLowerCase().split(';')
      const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find((value) => value !== undefined)
      return [name.trim(), weight === undefined ? 1 : Number(weight)]
    }),
  )
}
