// What a sample in a page says of where its types are. The file is named after the document and not after what is in it: so pages are made
// beside the compiler, and stay as they are when nothing but a declaration file has changed.
import { createHash } from 'node:crypto'

/** Name of the file with the types of a document's samples, without its ending. */
export function hoverFileName(document: string): string {
  return createHash('sha256').update(document).digest('hex').slice(0, 12)
}

/** @param line of the fence in the document, from 1. */
export function hoverReference(document: string, line: number): string {
  return `${hoverFileName(document)}.${line}`
}
