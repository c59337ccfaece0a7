// What documents of Starlight import from `@astrojs/starlight/components`: components of this theme, with the props that they have there. Of
// Starlight's icons there are those that this theme has too; a finding names the others (markdown/foreign-icons.ts).
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import { iconOfStarlight } from '../../lib/starlight-icons.ts'
import { Admonition, type AdmonitionProps } from '../../plugins/admonitions/theme/admonition.tsx'
import { Icon as Drawing } from '../icon.tsx'
import { Card as LinkedCard } from './cards.tsx'
import { CodeBlock } from './code-block.tsx'
import { type CodeMarks, metaOfMarks } from './code-marks.ts'
import { LinkButton as Button, type LinkButtonProps } from './link-button.tsx'
import { TabItem, type TabItemProps } from './tab-item.tsx'
import { Tabs as TabsOfTheme, type TabsProps } from './tabs.tsx'

export { Badge } from './badge.tsx'
export { Cards as CardGrid } from './cards.tsx'
export { FileTree } from './file-tree.tsx'
export { Steps } from './steps.tsx'

export { TabItem }

/** What stands between the tabs and is none, such as a component that is left out, follows them. */
export function Tabs({ children, ...props }: TabsProps): ReactElement {
  const all = Children.toArray(children)
  const tabs = all.filter(isTab)
  return (
    <>
      {tabs.length > 0 && <TabsOfTheme {...props}>{tabs}</TabsOfTheme>}
      {all.filter((child) => !isTab(child))}
    </>
  )
}

function isTab(child: ReactNode): boolean {
  return (
    isValidElement<Partial<TabItemProps>>(child) && (child.type === TabItem || typeof (child.props.value ?? child.props.label) === 'string')
  )
}

export function Aside({ icon, ...props }: Omit<AdmonitionProps, 'icon'> & { icon?: string }): ReactElement {
  return <Admonition {...props} icon={draw(icon)} />
}

/** A box with a title. It is no link. */
export function Card({ title, icon, children }: { title: ReactNode; icon?: string; children?: ReactNode }): ReactElement {
  const drawing = draw(icon)
  return (
    <div className="card">
      <span className="card-title">
        {drawing}
        {drawing && ' '}
        {title}
      </span>
      {children && <div className="card-text">{children}</div>}
    </div>
  )
}

function draw(icon: string | undefined): ReactElement | undefined {
  const name = iconOfStarlight(icon)
  return name && <Drawing name={name} />
}

export function LinkCard({ title, description, href }: { title: ReactNode; description?: ReactNode; href: string }): ReactElement {
  return (
    <LinkedCard title={title} href={href}>
      {description}
    </LinkedCard>
  )
}

export function LinkButton({ icon, ...props }: Omit<LinkButtonProps, 'icon'> & { icon?: string }): ReactElement {
  const name = iconOfStarlight(icon)
  // A link that leaves the site has that icon by itself.
  return <Button {...props} {...(name && name !== 'external' && { icon: name })} />
}

interface CodeProps extends CodeMarks {
  code: string
  lang?: string
  title?: string
  /** As it would stand behind the language of a fence. */
  meta?: string
}

export function Code({ code, lang, title, meta, ...marks }: CodeProps): ReactElement {
  const metastring = [meta, metaOfMarks(marks)].filter(Boolean).join(' ')
  return (
    <CodeBlock {...(lang && { language: lang })} {...(title && { title })} {...(metastring && { metastring })}>
      {code}
    </CodeBlock>
  )
}

export function Icon({ name }: { name: string }): ReactElement | undefined {
  return draw(name)
}
