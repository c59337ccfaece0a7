// Tells the reader of another version than the latest where the latest is (behaviour §2.20).
import type { ReactElement } from 'react'
import type { DocProps } from '../../routes/route.ts'
import { Link } from '../link.tsx'
import { usePage } from '../page-context.ts'
import { activeVersion, docOf, findDocs, latestVersion, mainDoc } from './find-docs.ts'

export function VersionBanner({ docs }: { docs: DocProps['docs'] }): ReactElement | null {
  const { site, route } = usePage()
  const data = findDocs(site, docs.id)
  const version = activeVersion(data, route)
  if (version === undefined || version.banner === 'none') return null
  const latest = latestVersion(data)
  const target = (route.kind === 'doc' ? docOf(latest, route.props.id) : undefined) ?? mainDoc(latest)
  return (
    <div className="version-banner" role="note">
      <p>
        {version.banner === 'unreleased' ? (
          <>
            This is the documentation of <strong>{version.label}</strong>, which is not released yet.
          </>
        ) : (
          <>
            This is the documentation of <strong>{version.label}</strong>, which is no longer maintained.
          </>
        )}{' '}
        Read about the <Link to={target.path}>latest version</Link> ({latest.label}) instead.
      </p>
    </div>
  )
}

/** 'Version: X', where there is more than one. */
export function VersionBadge({ docs }: { docs: DocProps['docs'] }): ReactElement | null {
  const { site, route } = usePage()
  const data = findDocs(site, docs.id)
  const version = activeVersion(data, route)
  if (version === undefined || !version.badge || data.versions.length < 2) return null
  return <span className="version-badge">Version: {version.label}</span>
}
