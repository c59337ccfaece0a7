import type { DocTexts } from '../../routes/site-data.ts'
import { usePage } from '../page-context.ts'

/**
 * Title and description of each document of a version, by its id. In an island, this module in its bundle is the sign that the island needs
 * them (bundle/island-uses.ts): there are as many as there are documents.
 * @param version `<docs id>/<version name>`
 */
export function useDocTexts(version: string | undefined): Readonly<Record<string, DocTexts>> {
  const { docTexts } = usePage().site
  return (version === undefined ? undefined : docTexts?.[version]) ?? {}
}
