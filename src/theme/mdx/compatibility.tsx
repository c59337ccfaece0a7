// Where something works: one row per environment, with yes, no or partly, and a note. Each answer is a word next to its sign, so that color
// is never the only difference.

import type { ReactElement, ReactNode } from 'react'
import { text } from '../../lib/texts/text.ts'

export interface CompatibilityProps {
  /** Names the table for readers who cannot see it. @default 'Compatibility' */
  label?: string
  children?: ReactNode
}

export function Compatibility({ label = text('theme.Compatibility.label'), children }: CompatibilityProps): ReactElement {
  return (
    <div className="sg-table">
      <table className="compatibility" aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{text('theme.Compatibility.environment')}</th>
            <th scope="col">{text('theme.Compatibility.supported')}</th>
            <th scope="col">{text('theme.Compatibility.note')}</th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}

const answers = { yes: 'theme.Compatibility.yes', no: 'theme.Compatibility.no', partial: 'theme.Compatibility.partial' } as const

export type Support = keyof typeof answers

export interface EnvironmentProps {
  name: ReactNode
  support: Support
  /** The note. */
  children?: ReactNode
}

/** @throws when `support` is not yes, no or partial. */
export function Environment({ name, support, children }: EnvironmentProps): ReactElement {
  // The types of MDX are not checked.
  if (!Object.hasOwn(answers, support)) {
    throw new Error(
      `Expected each <Environment> to have a \`support\` that is yes, no or partial, found ${JSON.stringify(support) ?? 'none'}.`,
    )
  }
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <span className={`support support-${support}`}>{text(answers[support])}</span>
      </td>
      <td>{children}</td>
    </tr>
  )
}
