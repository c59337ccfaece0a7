// The parameters of a function, or the props of a component: a table on wide screens, one block per row on narrow ones. Roles are explicit,
// because assistive technology no longer sees a table when the style sheet lays it out as blocks.

import type { ReactElement, ReactNode } from 'react'
import { text } from '../../lib/texts/text.ts'

/** The native roles of these elements, which they lose when a style sheet turns them into blocks. */
const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const

export interface ApiTableProps {
  /** Names the table for readers who cannot see it. @default 'Parameters' */
  label?: string
  children?: ReactNode
}

export function ApiTable({ label = text('theme.ApiTable.label'), children }: ApiTableProps): ReactElement {
  return (
    <div className="api-table-frame">
      <table className="api-table" {...roles.table} aria-label={label}>
        <thead {...roles.rowgroup}>
          <tr {...roles.row}>
            <th scope="col" {...roles.columnheader}>
              {text('theme.ApiTable.name')}
            </th>
            <th scope="col" {...roles.columnheader}>
              {text('theme.ApiTable.type')}
            </th>
            <th scope="col" {...roles.columnheader}>
              {text('theme.ApiTable.default')}
            </th>
            <th scope="col" {...roles.columnheader}>
              {text('theme.ApiTable.description')}
            </th>
          </tr>
        </thead>
        <tbody {...roles.rowgroup}>{children}</tbody>
      </table>
    </div>
  )
}

export interface ApiRowProps {
  name: string
  /** For links to the row. */
  id?: string
  type?: string
  default?: string
  required?: boolean
  /** The version that introduced it. */
  since?: string
  deprecated?: boolean
  /** What it does. */
  children?: ReactNode
}

export function ApiRow({ name, id, type, default: initial, required, since, deprecated, children }: ApiRowProps): ReactElement {
  return (
    <tr {...roles.row} id={id}>
      <th scope="row" {...roles.rowheader}>
        <code>{name}</code>
        {required && <span className="api-mark api-mark-required">{text('theme.ApiTable.required')}</span>}
        {deprecated && <span className="api-mark">{text('theme.ApiTable.deprecated')}</span>}
        {since !== undefined && <span className="api-mark">{text('theme.ApiTable.since', { version: since })}</span>}
      </th>
      <td {...roles.cell} data-label={text('theme.ApiTable.type')}>
        {type !== undefined && <code>{type}</code>}
      </td>
      <td {...roles.cell} data-label={text('theme.ApiTable.default')}>
        {initial !== undefined && <code>{initial}</code>}
      </td>
      <td {...roles.cell}>{children}</td>
    </tr>
  )
}
