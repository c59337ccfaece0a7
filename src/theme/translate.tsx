// Texts of components by id, for sites that come from a generator with translations. The site has one language, so a text is
// simply its message: what matters here are the rule of spec 5.03 and the placeholders.
import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'

export interface TranslateInput {
  id?: string
  message?: string
  /** For translators; not shown. */
  description?: string
}

/**
 * The message, or else the id, with each `{name}` replaced by its value. A name without a value stays as it is.
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
  const parts = templateOf({ ...(id !== undefined && { id }), ...(children !== undefined && { message: children }) }).split(placeholder)
  return (
    <>
      {parts.map((part, index) => {
        // Every second part is a name between braces. The parts never change their order.
        const key = `${index} ${part}`
        return <Fragment key={key}>{index % 2 === 0 ? part : (values[part] ?? `{${part}}`)}</Fragment>
      })}
    </>
  )
}

const placeholder = /\{(\w+)\}/g

function templateOf({ id, message }: TranslateInput): string {
  const template = message ?? id
  if (template !== undefined) return template
  throw new Error('Expected a translation to have an id or a default message, found neither.')
}
