// What browsers get in place of text.ts. Whoever calls these functions there has the message where the source has the id.
import { type TextValues, writeMessage } from './write-message.ts'

/** The bundler leaves nothing of a call. */
export function message(written: string): string {
  return written
}

export function text(written: string, values?: TextValues): string {
  return values === undefined ? written : writeMessage(written, values, spokenLanguage().name)
}

export function spokenLanguage(): { name: string; calendar?: string } {
  return { name: document.documentElement.lang || 'en' }
}

let messages: Readonly<Record<string, string>> = {}

/** The texts of the site, for an island that translates (theme/provide-page.ts). */
export function speak(language: { messages: Readonly<Record<string, string>> }): void {
  messages = language.messages
}

export function spokenMessage(id: string): string | undefined {
  return Object.hasOwn(messages, id) ? messages[id] : undefined
}
