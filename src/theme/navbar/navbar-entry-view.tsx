// Shows a resolved navbar item.
import type { ReactElement } from 'react'
import { isExternal } from '../../lib/site-path.ts'
import { SearchBox } from '../../plugins/search/theme/search-box.tsx'
import { classNames } from '../class-names.ts'
import { ExternalIcon, Icon } from '../icon.tsx'
import { Link } from '../link.tsx'
import { fileUrl, resolveLink } from '../link-target.ts'
import { usePage } from '../page-context.ts'
import { NavbarDropdown } from './navbar-dropdown.tsx'
import type { NavbarDropdownEntry, NavbarEntry, NavbarLinkEntry, VersionTargets } from './navbar-entry.ts'

export function NavbarEntryView({ entry }: { entry: NavbarEntry }): ReactElement {
  switch (entry.kind) {
    case 'link':
      return (
        <li>
          <NavbarLink entry={entry} />
        </li>
      )
    case 'dropdown':
      return <DropdownEntry entry={entry} />
    case 'html':
      return <li className={classNames('navbar-html', entry.className)} dangerouslySetInnerHTML={{ __html: entry.html }} />
    case 'search':
      return (
        <li className={classNames('navbar-search', entry.className)} data-slot="search">
          <SearchBox place="items" />
        </li>
      )
  }
}

function NavbarLink({ entry }: { entry: NavbarLinkEntry }): ReactElement {
  const { config } = usePage().site
  const isPicture = entry.label === undefined && entry.html === undefined
  return (
    <Link
      className={classNames('navbar-link', (entry.icon || isPicture) && 'navbar-link-icon', entry.active && 'active', entry.className)}
      to={entry.target}
      aria-label={entry.ariaLabel}
      aria-current={entry.active ? 'page' : undefined}
      data-version={entry.version?.name}
      data-docs={entry.version?.docs}
      {...useVersionTargets(entry.versions)}
      // The texts of what stays during navigation in place are in the language of the page: another one needs a full page load.
      {...(entry.lang ? { lang: entry.lang, hrefLang: entry.lang, target: '_self', rel: 'external' } : {})}
    >
      {entry.picture && (
        <img className="navbar-picture" src={fileUrl(entry.picture, config)} alt="" width={40} height={40} loading="lazy" />
      )}
      {entry.description === undefined ? (
        <EntryLabel entry={entry} />
      ) : (
        <span>
          <EntryLabel entry={entry} /> <span className="navbar-description">{entry.description}</span>
        </span>
      )}
      {isExternal(entry.target) && !entry.icon && !isPicture && !entry.lang && <ExternalIcon />}
    </Link>
  )
}

function DropdownEntry({ entry }: { entry: NavbarDropdownEntry }): ReactElement {
  return (
    <NavbarDropdown
      className={entry.className}
      label={<EntryLabel entry={entry} />}
      active={entry.active}
      button={{ 'aria-label': entry.ariaLabel, ...useVersionTargets(entry.versions) }}
    >
      {entry.entries.map((inner) => (
        <NavbarEntryView key={JSON.stringify(inner)} entry={inner} />
      ))}
    </NavbarDropdown>
  )
}

function EntryLabel({ entry }: { entry: NavbarLinkEntry | NavbarDropdownEntry }): ReactElement {
  return (
    <>
      {entry.icon && <Icon name={entry.icon} />}
      {entry.html === undefined ? entry.label : <span dangerouslySetInnerHTML={{ __html: entry.html }} />}
    </>
  )
}

/** For client/shell/preferred-version.ts: JSON of version name -> link. */
function useVersionTargets(versions: VersionTargets | undefined): { 'data-docs'?: string; 'data-versions'?: string } {
  const { site, route } = usePage()
  if (versions === undefined) return {}
  const links = Object.entries(versions.targets).map(([name, { target, label }]) => [
    name,
    {
      ...(target === undefined ? {} : { href: resolveLink(target, route.path, site.config).href }),
      ...(label === undefined ? {} : { label }),
    },
  ])
  return { 'data-docs': versions.docs, 'data-versions': JSON.stringify(Object.fromEntries(links)) }
}
