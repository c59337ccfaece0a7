/** The rest of a motif is for `npm run photographs` alone. */
export interface Motif {
  composition: string
  /** Files of the project, or samples, that the composition is made of. */
  shows: readonly string[]
  marks: Readonly<Record<string, unknown>>
}
/** By the name of the photograph. */
export declare const motifs: Readonly<Record<string, Motif>>
