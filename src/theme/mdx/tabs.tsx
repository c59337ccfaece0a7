// Tabs that need no script: radio buttons, of which the style sheet shows the panel that belongs to the checked one.
// The arrow keys move between them as between all radio buttons. Rules: behaviour §2.22.
import { Fragment, type ReactElement, type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { chooseInitialTab, readTabs } from './read-tabs.ts'

export interface TabsProps {
  /** The value of the tab that is shown first. @default the item marked `default`, else the first one */
  defaultValue?: string | null
  /** Values and labels, when the items do not say them. */
  values?: readonly { value: string; label?: ReactNode }[]
  /** Tabs of the same group follow each other; the browser's runtime does that. */
  groupId?: string
  /** Name of the query parameter that chooses the tab; `true` takes the name of the group. */
  queryString?: string | boolean
  /** Accepted for content written for Docusaurus. */
  lazy?: boolean
  block?: boolean
  className?: string
  children?: ReactNode
}

export function Tabs({ defaultValue, values, groupId, queryString, className, children }: TabsProps): ReactElement {
  const name = useId()
  const tabs = readTabs(children, values)
  const initial = chooseInitialTab(tabs, defaultValue)
  const parameter = queryString === true ? groupId : queryString || undefined
  return (
    <fieldset className={classNames('tabs', className)} aria-label="Tabs" data-group={groupId} data-query={parameter}>
      {tabs.map(({ value, label, content }, index) => {
        const id = `${name}${index}`
        // Each panel follows its tab, so the text reads in order where there is no style sheet; `order` puts the tabs in one row.
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
