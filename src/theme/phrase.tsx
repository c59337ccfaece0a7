// A text of the theme with elements in place of its placeholders.
import { Fragment, type ReactElement, type ReactNode } from 'react'
import type { TextId } from '../lib/texts/english.ts'
import { message } from '../lib/texts/text.ts'
import { placeholder } from '../lib/texts/write-message.ts'

export function Phrase({ id, values }: { id: TextId; values: Readonly<Record<string, ReactNode>> }): ReactElement {
  return <FilledMessage message={message(id)} values={values} />
}

/** A name without a value stays as it is. */
export function FilledMessage({
  message: written,
  values,
}: {
  message: string
  values: Readonly<Record<string, ReactNode>>
}): ReactElement {
  return (
    <>
      {written.split(placeholder).map((part, index) => {
        // Every second part is a name between braces. The parts never change their order.
        const key = `${index} ${part}`
        return <Fragment key={key}>{index % 2 === 0 ? part : (values[part] ?? `{${part}}`)}</Fragment>
      })}
    </>
  )
}
