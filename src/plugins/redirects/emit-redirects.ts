// Each redirect as a page at its old path.
import type { EmittedFile, EmittedSite } from '../../routes/emitted-file.ts'
import { placeRedirects } from './place-redirects.ts'
import { renderRedirectPage } from './redirect-page.ts'

export function* emitRedirects({ config, table, files }: EmittedSite): Iterable<EmittedFile> {
  const { placed } = placeRedirects(table.redirects, files, config.trailingSlash)
  for (const { redirect, file } of placed) yield { path: file, make: () => renderRedirectPage(config, redirect.to) }
}
