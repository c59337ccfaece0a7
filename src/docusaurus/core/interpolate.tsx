// `@docusaurus/Interpolate`: a text with values in it.
import type { ReactElement, ReactNode } from 'react'
import { Translate, translate } from '../../theme/translate.tsx'

export interface InterpolateProps {
  children: string
  values?: Readonly<Record<string, ReactNode>>
}

export default function Interpolate({ children, values = {} }: InterpolateProps): ReactElement {
  return <Translate values={values}>{children}</Translate>
}

/** A text when all values are texts, otherwise elements. */
export function interpolate(text: string, values: Readonly<Record<string, ReactNode>> = {}): ReactNode {
  const isPlain = (entry: [string, ReactNode]): entry is [string, string | number] => ['string', 'number'].includes(typeof entry[1])
  const entries = Object.entries(values)
  return entries.every(isPlain) ? translate({ message: text }, Object.fromEntries(entries)) : <Translate values={values}>{text}</Translate>
}
