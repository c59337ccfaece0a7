const units: Record<string, number> = { k: 1024, m: 1024 ** 2, g: 1024 ** 3 }

/** Bytes of a size such as `512m`: a number followed by k, m or g, which are powers of 1024. NaN for another text. */
export function readMemory(text: string): number {
  const [, number = '', unit = ''] = /^(\d{1,6}(?:\.\d{1,3})?)([kmg])(?:i?b)?$/i.exec(text) ?? []
  return Math.floor(Number(number) * (units[unit.toLowerCase()] ?? Number.NaN))
}
