// The texts of the theme that become part of a document, in the language of the document. A document that is shown where it is not translated
// keeps those of its own language, as the rest of it does.
import { isBelowFolder } from '../lib/folder-path.ts'
import { type Language, textsIn, type WriteText } from '../lib/texts/text.ts'
import type { ParseOptions } from './parse-options.ts'

type Options = Pick<ParseOptions, 'texts' | 'localeFolders'>

/** Undefined for English. */
export function languageOfDocument(file: string, { texts, localeFolders = [] }: Options): Language | undefined {
  if (texts === undefined) return undefined
  const folder = localeFolders.find((each) => isBelowFolder(file, each.folder))
  return texts.of[folder?.locale ?? texts.language]
}

export function textsOfDocument(file: string, options: Options): WriteText {
  return textsIn(languageOfDocument(file, options) ?? { name: 'en', messages: {} })
}
