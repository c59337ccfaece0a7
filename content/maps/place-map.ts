// What a map says: the steps of something, such as a render on Lambda, and which pages belong to each.
import type { GlyphName } from './glyphs.ts'

export interface PlaceMap {
  /** What the steps make up. */
  name: string
  /** `flow`: a step begins with what the one before it has made. `parts`: they stand beside each other. */
  kind: 'flow' | 'parts'
  /** Document that is about all of them: its map marks none. */
  overview?: string
  /** Three to six. */
  steps: readonly Step[]
}

export interface Step {
  /** One short word or two: six of them stand beside each other on a phone. */
  name: string
  glyph: GlyphName
  /** What happens here. Code is between backticks. */
  says: string
  /** What the next step gets, in the words of the pages. */
  gives?: string
  /** Document, below `content/docs` and without its ending -> what it is called here. Code is between backticks. The first is the main page. */
  places: Readonly<Record<string, string>>
  /** Main page of a step whose pages belong to another map. */
  leads?: string
}

export interface Position {
  map: PlaceMap
  /** Of the step, from 0; undefined for the overview. */
  at: number | undefined
  document: string
}

/**
 * Each document with its place.
 * @throws if a document has two places
 */
export function readPositions(maps: readonly PlaceMap[]): ReadonlyMap<string, Position> {
  const positions = new Map<string, Position>()
  for (const map of maps) {
    const overview = map.overview === undefined ? [] : [{ map, at: undefined, document: map.overview }]
    const places = map.steps.flatMap((step, at) => Object.keys(step.places).map((document) => ({ map, at, document })))
    for (const position of [...overview, ...places]) {
      const { document } = position
      const other = positions.get(document)
      if (other)
        throw new Error(`Expected each document to have one place, found "${document}" in "${other.map.name}" and in "${map.name}".`)
      positions.set(document, position)
    }
  }
  return positions
}
