import type { Motif } from './photograph-motifs.mjs'

export declare const photographsFolder: string
export declare const takenFile: string
export declare function readSamples(): { file: string; code: string }[]
export declare function hashMotif(motif: Pick<Motif, 'composition' | 'shows'>): string
