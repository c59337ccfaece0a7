// The side column of docs and blogs; on small screens a drawer, with a button that leads to the main menu.
import type { ReactElement, ReactNode } from 'react'
import { BackToMainMenu, DrawerHeader, secondaryMenuId } from '../navbar/drawer-header.tsx'

/** `file`: address of the whole sidebar, for the script that opens what the page does not contain. */
export function Sidebar({ label, file, children }: { label: string; file?: string; children: ReactNode }): ReactElement {
  return (
    <aside id={secondaryMenuId} className="sidebar drawer" popover="auto">
      <DrawerHeader closes={secondaryMenuId} />
      <BackToMainMenu />
      <nav className="sidebar-nav" aria-label={label} data-file={file} data-keep-scroll="sidebar">
        {children}
      </nav>
    </aside>
  )
}
