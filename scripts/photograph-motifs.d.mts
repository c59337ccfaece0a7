/** Name of a photograph -> what it shows. The rest of a motif is for `npm run photographs` alone. */
export const motifs: Readonly<Record<string, { marks: Readonly<Record<string, unknown>> }>>
