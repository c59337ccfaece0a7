// Small files that are made on the spot, byte by byte: a tone as WAV, a silent MP3 with tags, and the beginnings of other types.

const ascii = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0))

const bigEndian = (value: number): number[] => [(value >>> 24) & 255, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]

/** Sizes in ID3 use seven bits of a byte. */
const synchsafe = (value: number): number[] => [(value >>> 21) & 127, (value >>> 14) & 127, (value >>> 7) & 127, value & 127]

/** A tone that rises by an octave: mono, 16 bits. */
export function makeTone(seconds: number, sampleRate: number): Blob {
  const count = Math.round(seconds * sampleRate)
  const bytes = new DataView(new ArrayBuffer(44 + count * 2))
  const write = (at: number, text: string): void => {
    for (const [index, code] of ascii(text).entries()) bytes.setUint8(at + index, code)
  }
  write(0, 'RIFF')
  bytes.setUint32(4, 36 + count * 2, true)
  write(8, 'WAVEfmt ')
  bytes.setUint32(16, 16, true)
  bytes.setUint16(20, 1, true)
  bytes.setUint16(22, 1, true)
  bytes.setUint32(24, sampleRate, true)
  bytes.setUint32(28, sampleRate * 2, true)
  bytes.setUint16(32, 2, true)
  bytes.setUint16(34, 16, true)
  write(36, 'data')
  bytes.setUint32(40, count * 2, true)
  let phase = 0
  for (let index = 0; index < count; index++) {
    const part = index / count
    phase += (220 * 2 ** part * 2 * Math.PI) / sampleRate
    bytes.setInt16(44 + index * 2, Math.round(Math.sin(phase) * 18_000 * Math.sin(Math.PI * part)), true)
  }
  return new Blob([bytes.buffer], { type: 'audio/wav' })
}

/** Frames of ID3 in front of half a second of silence. A frame without text is left out. */
export function makeSong(texts: Readonly<Record<string, string>>, cover: Uint8Array | undefined): Blob {
  const frames = Object.entries(texts)
    .filter(([, text]) => text !== '')
    .flatMap(([id, text]) => frame(id, [3, ...new TextEncoder().encode(text)]))
  const picture = cover ? frame('APIC', [3, ...ascii('image/png'), 0, 3, 0, ...cover]) : []
  const tags = [...frames, ...picture]
  // MPEG 1, layer 3, 128 kbit/s, 44.1 kHz: a frame of zeros is silent.
  const silence = new Uint8Array(417)
  silence.set([0xff, 0xfb, 0x90, 0x64])
  return new Blob(
    [new Uint8Array([...ascii('ID3'), 3, 0, 0, ...synchsafe(tags.length), ...tags]), ...Array.from({ length: 20 }, () => silence)],
    {
      type: 'audio/mpeg',
    },
  )
}

function frame(id: string, content: readonly number[]): number[] {
  return [...ascii(id), ...bigEndian(content.length), 0, 0, ...content]
}

/** A picture as PNG: a round shape in the color. */
export async function makeCover(color: string): Promise<Blob> {
  const canvas = new OffscreenCanvas(160, 160)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw.')
  context.fillStyle = color
  context.fillRect(0, 0, 160, 160)
  context.fillStyle = '#ffffff'
  context.beginPath()
  context.arc(80, 80, 52, 0, Math.PI * 2)
  context.arc(80, 80, 18, 0, Math.PI * 2, true)
  context.fill('evenodd')
  return canvas.convertToBlob({ type: 'image/png' })
}

/** Enough of a PDF to be recognized. */
export const makePdf = (): Blob =>
  new Blob(['%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n'.padEnd(600)], { type: 'application/pdf' })

export const makeText = (): Blob => new Blob(['Not a film at all. '.repeat(40)], { type: 'text/plain' })
