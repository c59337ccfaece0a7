// Tells readers of another version than the latest where to find the latest.

import type { ReactElement } from 'react'
import { text } from '../../lib/texts/text.ts'
import { findDocs, findInVersion, findLastVersion } from '../../routes/docs/doc-lookup.ts'
import type { DocProps } from '../../routes/docs/doc-route.ts'
import type { DocsData, DocsVersion } from '../../routes/site-data.ts'
import { Link } from '../link.tsx'
import { usePage } from '../page-context.ts'
import { Phrase } from '../phrase.tsx'

export function VersionBanner({ docs }: { docs: DocProps['docs'] }): ReactElement | null {
  const { site, route } = usePage()
  const { data, version } = useVersion(docs)
  if (version === undefined || version.banner === 'none') return null
  const latest = findLastVersion(data)
  const doc = findInVersion(latest, route.kind === 'doc' ? { id: route.props.id, path: route.path } : undefined)
  const { title } = site.config
  const state =
    version.banner === 'unreleased' ? 'theme.docs.versions.unreleasedVersionLabel' : 'theme.docs.versions.unmaintainedVersionLabel'
  return (
    <div className="version-banner" role="note">
      <p>
        <Phrase id={state} values={{ siteTitle: title, versionLabel: <strong>{version.label}</strong> }} />{' '}
        <Phrase
          id="theme.docs.versions.latestVersionSuggestionLabel"
          values={{
            latestVersionLink: (
              <Link to={doc?.path ?? latest.path} data-version={latest.name} data-docs={data.id}>
                {text('theme.docs.versions.latestVersionLinkLabel')}
              </Link>
            ),
            versionLabel: latest.label,
          }}
        />
      </p>
    </div>
  )
}

/** 'Version: X', if there is more than one. */
export function VersionBadge({ docs }: { docs: DocProps['docs'] }): ReactElement | null {
  const { data, version } = useVersion(docs)
  if (version === undefined || !version.badge || data.versions.length < 2) return null
  return <span className="version-badge">{text('theme.docs.versionBadge.label', { versionLabel: version.label })}</span>
}

function useVersion({ id, version }: DocProps['docs']): { data: DocsData; version: DocsVersion | undefined } {
  const data = findDocs(usePage().site.docs, id)
  return { data, version: data.versions.find(({ name }) => name === version) }
}
