// Texts of the site's components by id: in the language of the page, or else as the component has them.
import { isValidElement, type ReactElement, type ReactNode } from 'react'
import { spokenMessage } from '../lib/texts/text.ts'
import { placeholder } from '../lib/texts/write-message.ts'
import { FilledMessage } from './phrase.tsx'

export interface TranslateInput {
  id?: string
  message?: string
  /** For translators; not shown. */
  description?: string
}

/**
 * The text of the language, or else the message, or else the id, with each `{name}` replaced by its value. A name without a value stays as
 * it is. A text without an id has its message as the id. In an island, this module in its bundle is the sign that the island needs the texts of the language
 * (bundle/island-uses.ts).
 * @throws when both id and message are missing.
 */
export function translate(input: TranslateInput, values: Readonly<Record<string, string | number>> = {}): string {
  return templateOf(input).replace(placeholder, (written, name: string) => String(values[name] ?? written))
}

export interface TranslateProps extends Omit<TranslateInput, 'message'> {
  /** The message: one text. */
  children?: ReactNode
  values?: Readonly<Record<string, ReactNode>>
}

/** @throws when its child is not a text, or when both child and id are missing. */
export function Translate({ id, children, values = {} }: TranslateProps): ReactElement {
  if (children !== undefined && typeof children !== 'string') {
    const found = isValidElement(children) ? 'an element' : `a value of type ${typeof children}`
    throw new Error(`Expected each <Translate> to have one text inside, found ${found}. Put elements into \`values\`.`)
  }
  const template = templateOf({ ...(id !== undefined && { id }), ...(children !== undefined && { message: children }) })
  return <FilledMessage message={template} values={values} />
}

function templateOf({ id, message }: TranslateInput): string {
  const key = id ?? message
  if (key === undefined) throw new Error('Expected a translation to have an id or a default message, found neither.')
  return spokenMessage(key) ?? message ?? key
}
