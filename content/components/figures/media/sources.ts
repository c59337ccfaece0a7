// What a figure reads: films of this site, or a file of the reader, which stays where it is.

export interface Source {
  name: string
  /** An address of this site, or the file itself. */
  src: string | Blob
}

/** Films of this site that differ in what a parser sees: key frames, and how much changes from frame to frame. */
export const filmNames = ['countdown', 'story-talk', 'confetti'] as const

export const filmSource = (name: string): Source => ({ name: `${name}.mp4`, src: `/films/${name}.mp4` })

export const firstFilm: Source = filmSource(filmNames[0])

/** The poster of a film; a file of the reader has none. */
export function posterOf({ src }: Source): string | undefined {
  return typeof src === 'string' ? src.replace(/\.mp4$/, '.avif') : undefined
}
