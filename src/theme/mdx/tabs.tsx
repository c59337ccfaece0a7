// Tabs that need no script: radio buttons, for which the style sheet shows the panel of the checked one. As with all radio buttons, the
// arrow keys move between them.

import { Fragment, type ReactElement, type ReactNode, useId } from 'react'
import { text } from '../../lib/texts/text.ts'
import { classNames } from '../class-names.ts'
import { chooseInitialTab, readTabs } from './read-tabs.ts'

export interface TabsProps {
  /** The value of the tab that is shown first. @default the item marked `default`, else the first one */
  defaultValue?: string | null
  /** Values and labels, if the items do not have them. */
  values?: readonly { value: string; label?: ReactNode }[]
  /** Tabs of the same group switch together; the browser's runtime takes care of that. */
  groupId?: string
  /** The same, for content written for Starlight. */
  syncKey?: string
  /** Name of the query parameter that selects the tab; `true` uses the name of the group. */
  queryString?: string | boolean
  /** Accepted for content written for Docusaurus. */
  lazy?: boolean
  block?: boolean
  className?: string
  children?: ReactNode
}

export function Tabs({ defaultValue, values, syncKey, groupId = syncKey, queryString, className, children }: TabsProps): ReactElement {
  const name = useId()
  const tabs = readTabs(children, values)
  const initial = chooseInitialTab(tabs, defaultValue)
  const parameter = queryString === true ? groupId : queryString || undefined
  return (
    <fieldset className={classNames('tabs', className)} aria-label={text('theme.Tabs.label')} data-group={groupId} data-query={parameter}>
      {tabs.map(({ value, label, content }, index) => {
        const id = `${name}${index}`
        // Each panel follows its tab, so that the text is in order without a style sheet; `order` puts the tabs in one row.
        return (
          <Fragment key={value}>
            <input className="tab-input" type="radio" id={id} name={name} value={value} defaultChecked={value === initial} />
            <label className="tab" htmlFor={id}>
              {label}
            </label>
            <div className="tab-panel">{content}</div>
          </Fragment>
        )
      })}
    </fieldset>
  )
}
