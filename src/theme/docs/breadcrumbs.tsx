// The path from the home page to a document. Its JSON-LD is in the head.

import type { ReactElement } from 'react'
import { text } from '../../lib/texts/text.ts'
import type { Breadcrumb } from '../../routes/docs/doc-route.ts'
import { Icon } from '../icon.tsx'
import { useTextLanguages } from '../layout/text-language.ts'
import { Link } from '../link.tsx'
import { usePage } from '../page-context.ts'

export function Breadcrumbs({ breadcrumbs }: { breadcrumbs: readonly Breadcrumb[] }): ReactElement | null {
  const { hasHomePage = true } = usePage().site
  const languageOf = useTextLanguages()
  if (breadcrumbs.length === 0) return null
  return (
    <nav className="breadcrumbs" aria-label={text('theme.docs.breadcrumbs.navAriaLabel')}>
      <ol>
        {hasHomePage && (
          <li>
            <Link to="/" aria-label={text('theme.docs.breadcrumbs.home')}>
              <Icon name="home" />
            </Link>
          </li>
        )}
        {breadcrumbs.map(({ label, path, textLocale }, index) => (
          <li key={`${label} ${path}`}>
            {index === breadcrumbs.length - 1 ? (
              <span aria-current="page" {...languageOf(textLocale)}>
                {label}
              </span>
            ) : path === undefined ? (
              <span>{label}</span>
            ) : (
              <Link to={path}>{label}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
