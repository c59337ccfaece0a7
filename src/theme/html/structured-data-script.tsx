import type { ReactElement } from 'react'
import { toScriptJson } from '../../routes/structured-data.ts'
import { usePage } from '../page-context.ts'
import { structuredDataOf } from './structured-data.ts'

/** Describes the page as structured data for search engines. */
export function StructuredDataScript(): ReactElement | null {
  const { site, route } = usePage()
  const data = structuredDataOf(site, route)
  return data === undefined ? null : <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toScriptJson(data) }} />
}
