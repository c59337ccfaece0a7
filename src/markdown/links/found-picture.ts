// A local image of a document, as it is found; plugins/pictures/markdown makes a `<picture>` of it.
import type { Element } from 'hast'
import type { Place } from '../../diagnostics/diagnostic.ts'
import type { LocalFile } from './local-files.ts'

export interface FoundPicture {
  /** The `<img>`. */
  node: Element
  file: LocalFile
  place: Place
  /** Of the file, in pixels. */
  width: number
  /** The width that the author has given it. */
  written: number | undefined
  /** Takes the attributes from which a component makes a `<picture>`, if it is no element. */
  give?: (attributes: Readonly<Record<string, string>>) => void
}
