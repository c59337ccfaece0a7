// What documents of Starlight import from `@astrojs/starlight/components`: components of this theme, with the props that they have there. Starlight's
// icons are left out.
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import { Card as LinkedCard } from './cards.tsx'
import { CodeBlock } from './code-block.tsx'
import { LinkButton as Button, type LinkButtonProps } from './link-button.tsx'
import { TabItem, type TabItemProps } from './tab-item.tsx'
import { Tabs as TabsOfTheme, type TabsProps } from './tabs.tsx'

export { Admonition as Aside } from '../../plugins/admonitions/theme/admonition.tsx'
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

/** A box with a title. It is no link. */
export function Card({ title, children }: { title: ReactNode; children?: ReactNode }): ReactElement {
  return (
    <div className="card">
      <span className="card-title">{title}</span>
      {children && <div className="card-text">{children}</div>}
    </div>
  )
}

export function LinkCard({ title, description, href }: { title: ReactNode; description?: ReactNode; href: string }): ReactElement {
  return (
    <LinkedCard title={title} href={href}>
      {description}
    </LinkedCard>
  )
}

export function LinkButton({ icon: _icon, ...props }: LinkButtonProps): ReactElement {
  return <Button {...props} />
}

export function Code({ code, lang, title }: { code: string; lang?: string; title?: string }): ReactElement {
  return (
    <CodeBlock {...(lang && { language: lang })} {...(title && { title })}>
      {code}
    </CodeBlock>
  )
}

export function Icon(): null {
  return null
}
