// Tells readers of another version than the latest where to find the latest.
import type { ReactElement } from 'react'
import { findDocs, findInVersion, findLastVersion } from '../../routes/docs/doc-lookup.ts'
import type { DocProps } from '../../routes/docs/doc-route.ts'
import type { DocsData, DocsVersion } from '../../routes/site-data.ts'
import { Link } from '../link.tsx'
import { usePage } from '../page-context.ts'

export function VersionBanner({ docs }: { docs: DocProps['docs'] }): ReactElement | null {
  const { route } = usePage()
  const { data, version } = useVersion(docs)
  if (version === undefined || version.banner === 'none') return null
  const latest = findLastVersion(data)
  const doc = findInVersion(latest, route.kind === 'doc' ? { id: route.props.id, path: route.path } : undefined)
  const state = version.banner === 'unreleased' ? 'is not released yet' : 'is no longer maintained'
  return (
    <div className="version-banner" role="note">
      <p>
        This is the documentation of <strong>{version.label}</strong>, which {state}. Read about the{' '}
        <Link to={doc?.path ?? latest.path} data-version={latest.name} data-docs={data.id}>
          latest version
        </Link>{' '}
        ({latest.label}) instead.
      </p>
    </div>
  )
}

/** 'Version: X', if there is more than one. */
export function VersionBadge({ docs }: { docs: DocProps['docs'] }): ReactElement | null {
  const { data, version } = useVersion(docs)
  if (version === undefined || !version.badge || data.versions.length < 2) return null
  return <span className="version-badge">Version: {version.label}</span>
}

function useVersion({ id, version }: DocProps['docs']): { data: DocsData; version: DocsVersion | undefined } {
  const data = findDocs(usePage().site.docs, id)
  return { data, version: data.versions.find(({ name }) => name === version) }
}
