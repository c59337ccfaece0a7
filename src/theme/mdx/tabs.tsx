// Tabs that need no script: radio buttons, for which the style sheet shows the panel of the checked one. As with all radio buttons, the
// arrow keys move between them.

import { Children, Fragment, isValidElement, type ReactElement, type ReactNode, useId } from 'react'
import { text } from '../../lib/texts/text.ts'
import { classNames } from '../class-names.ts'
import type { TabItemProps } from './tab-item.tsx'

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

interface Tab {
  value: string
  label: ReactNode
  isDefault: boolean
  content: ReactNode
}

/**
 * The children as tabs; `values` may label and order them from outside.
 * @throws when a child is not a TabItem, or it has neither a value nor a label, or its value is already used.
 */
function readTabs(children: ReactNode, values?: readonly { value: string; label?: ReactNode }[]): Tab[] {
  const tabs = Children.toArray(children).flatMap((child): Tab[] => {
    if (typeof child === 'string' && child.trim() === '') return []
    // A tab is recognized by its props and not by its type, because sites wrap TabItem in components of their own.
    if (!isValidElement<Partial<TabItemProps>>(child) || typeof child.type === 'string') {
      throw new Error(`Expected only <TabItem> elements in <Tabs>, found ${describe(child)}.`)
    }
    const { label, value = typeof label === 'string' ? label : undefined, default: isDefault = false, children: content } = child.props
    if (typeof value !== 'string') {
      throw new Error(
        `Expected each <TabItem> to have a \`value\` or \`label\` that is a text, found ${describe(value)}. Write <TabItem value="name">.`,
      )
    }
    return [{ value, label: label ?? value, isDefault, content }]
  })
  if (tabs.length === 0) throw new Error('Expected at least one <TabItem value="…"> in <Tabs>, found none.')
  const repeated = tabs.find(({ value }, index) => tabs.findIndex((tab) => tab.value === value) !== index)
  if (repeated) throw new Error(`Expected each <TabItem> of <Tabs> to have a value of its own, found "${repeated.value}" twice.`)
  return values ? orderTabs(tabs, values) : tabs
}

/** `defaultValue`, else the tab marked `default`, else the first one. @throws when no tab has that value. */
function chooseInitialTab(tabs: readonly Tab[], defaultValue?: string | null): string | undefined {
  if (typeof defaultValue === 'string' && !tabs.some(({ value }) => value === defaultValue)) {
    throw new Error(
      `The defaultValue "${defaultValue}" of <Tabs> is not the value of one of its tabs; they are: ${tabs.map(({ value }) => value).join(', ')}.`,
    )
  }
  return defaultValue ?? tabs.find(({ isDefault }) => isDefault)?.value ?? tabs[0]?.value
}

function orderTabs(tabs: readonly Tab[], values: readonly { value: string; label?: ReactNode }[]): Tab[] {
  return values.map(({ value, label }) => {
    const tab = tabs.find((candidate) => candidate.value === value)
    if (tab === undefined) throw new Error(`\`values\` of <Tabs> names "${value}", but there is no <TabItem value="${value}">.`)
    return { ...tab, label: label ?? tab.label }
  })
}

function describe(child: unknown): string {
  if (isValidElement(child)) return typeof child.type === 'string' ? `<${child.type}>` : 'a component'
  if (typeof child === 'string') return `the text "${child.trim().slice(0, 40)}"`
  return child === undefined ? 'none' : String(child)
}
