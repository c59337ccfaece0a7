export interface FilmEntry {
  /** What can be seen: the text alternative. */
  label: string
  /** The file below `content/films/compositions/` whose default export it is. Either this or `sample`. */
  composition?: string
  /** `<document below content/>#<name of the sample>`. */
  sample?: string
  /** The export of the sample. */
  component?: string
  props?: Record<string, unknown>
  /** Behind what is drawn. */
  ground?: string
  width: number
  height: number
  fps?: number
  durationInFrames: number
  /** The frame of the poster. */
  poster: number
  /** The last frame leads to the first one. */
  loop?: boolean
}
export declare const filmsFolder: string
export declare const outputFolder: string
export declare const renderedFile: string
export declare const encoding: { longSide: number; crf: number; posterQuality: number }
export declare function readFilms(): Record<string, FilmEntry>
export declare function readRendered(): Record<string, { source: string; width: number; height: number }>
export declare function findSample(text: string, name: string, document: string): string
export declare function bundleFilm(film: FilmEntry): Promise<{ code: string; hash: string }>
export declare function staticFilesOf(code: string): string[]
