// The texts of the theme in the language of the page. In a thread that renders, `speak` says which language that is, before anything of a
// page runs. Browsers get text-in-browser.ts in place of this file, and the messages in place of their ids (bundle/spoken-texts.ts).
import { english, type TextId } from './english.ts'
import { type TextValues, writeMessage } from './write-message.ts'

/** Id -> text, of what is not in English. Ids of `<Translate>` are among them. */
export type Messages = Readonly<Record<string, string>>

export interface Language {
  /** As in `lang`. */
  name: string
  calendar?: string
  messages: Messages
}

/** Writes a text of the theme. */
export type WriteText = (id: TextId, values?: TextValues) => string

const inEnglish: Language = { name: 'en', messages: {} }

/** For modules of the site that ask for a text while they are loaded: a thread loads the bundle once for each language. */
const languageOfThread = Symbol.for('sitegen.language')

let spoken: Language = languageAtLoad()

function languageAtLoad(): Language {
  const language: Language | undefined = Reflect.get(globalThis, languageOfThread)
  return language ?? inEnglish
}

/** For a bundle that is about to be loaded. */
export function speakInThread(language: Language): void {
  Reflect.set(globalThis, languageOfThread, language)
}

export function speak(language: Language): void {
  spoken = language
}

/** The language of the page. */
export function spokenLanguage(): Pick<Language, 'name' | 'calendar'> {
  return spoken
}

/** A text of the page's language, of the theme or of the site. */
export function spokenMessage(id: string): string | undefined {
  return Object.hasOwn(spoken.messages, id) ? spoken.messages[id] : undefined
}

/** A text as it is in the catalogue, with its placeholders. */
export function message(id: TextId): string {
  return spokenMessage(id) ?? english[id]
}

/** A text with its values. A number among them decides about the plural. */
export function text(id: TextId, values?: TextValues): string {
  return values === undefined ? message(id) : writeMessage(message(id), values, spoken.name)
}

/** The texts of any language, for code that does not run for a page. */
export function textsIn({ name, messages }: Language): WriteText {
  return (id, values) => writeMessage((Object.hasOwn(messages, id) ? messages[id] : undefined) ?? english[id], values ?? {}, name)
}
