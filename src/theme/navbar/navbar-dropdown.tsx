// A button of the navbar with a list below it. It is <details>: it opens on click, Enter and Space without any script.
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'

interface NavbarDropdownProps {
  /** Around it: `li` in the navbar. */
  as?: 'li' | 'div'
  className?: string | undefined
  label: ReactNode
  active?: boolean | undefined
  /** More attributes of the button. */
  button?: ComponentProps<'summary'>
  /** The items, each a `<li>`. */
  children: ReactNode
}

export function NavbarDropdown({ as: Tag = 'li', className, label, active, button, children }: NavbarDropdownProps): ReactElement {
  return (
    <Tag className={classNames('navbar-dropdown', className)}>
      <details name="navbar-dropdown">
        <summary className={classNames('navbar-link', active && 'active')} {...button}>
          {label}
          <Icon name="chevron" />
        </summary>
        <ul className="navbar-dropdown-list">{children}</ul>
      </details>
    </Tag>
  )
}
