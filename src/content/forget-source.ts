// The text of a document, once it is parsed. Only messages about mistakes need it then, and of a large site the texts are most of what the
// calling thread would hold: they are read again when somebody asks.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SourceDocument } from './document.ts'
import { decodeText } from './read-text-file.ts'

/** From now on `document.source` reads the file. */
export function forgetSource(document: SourceDocument, siteDirectory: string): void {
  const { file, hash } = document
  // There is no file, and the configuration has its text; or it is not that of the file.
  if (document.made || document.parts) return
  // A value of the front matter may be a part of the text, which would keep all of it in memory. Others hold the same object.
  Object.assign(document.frontMatter, JSON.parse(JSON.stringify(document.frontMatter)))
  Object.defineProperty(document, 'source', {
    enumerable: true,
    get() {
      const again = decodeText(readFileSync(join(siteDirectory, file)), file)
      if (again.hash === hash) return again.text
      throw new Error(`The document ${file} was changed while the site was built. Build again.`)
    },
  })
}
