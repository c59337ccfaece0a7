// The reference from a sample in a page to the file with its types. The file is named after the document rather than its contents, so that
// pages can be made while the compiler runs, and stay unchanged when only a declaration file has changed.
import { createHash } from 'node:crypto'

/** Name of the file with the types of a document's samples, without its extension. */
export function hoverFileName(document: string): string {
  return createHash('sha256').update(document).digest('hex').slice(0, 12)
}

/** @param line line of the fence in the document, from 1. */
export function hoverReference(document: string, line: number): string {
  return `${hoverFileName(document)}.${line}`
}
