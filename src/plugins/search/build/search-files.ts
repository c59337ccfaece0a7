// Small files of the search beside its index: the OpenSearch 1.1 description, with which browsers can offer the site as a search engine, and what the
// search shows beside results.
import type { BuildPlugin } from '../../../build/build-plugin.ts'
import { inEachLanguage } from '../../../build/list-files.ts'
import type { ResolvedConfig } from '../../../config/resolved-config.ts'
import { languageOfPages } from '../../../lib/texts/language-of-pages.ts'
import { textsIn, type WriteText } from '../../../lib/texts/text.ts'
import { renderXml, xml } from '../../../lib/xml.ts'
import type { EmittedFile, EmittedSite } from '../../../routes/emitted-file.ts'
import { absoluteUrl, canonicalUrl } from '../../../routes/page-metadata.ts'
import { hasOffers, offersPath, openSearchPath } from '../routes/search-page-names.ts'

export function searchFiles(): BuildPlugin {
  return { name: 'search files', files: inEachLanguage(emitSearchFiles) }
}

function* emitSearchFiles({ config, table: { site } }: EmittedSite): Iterable<EmittedFile> {
  const { search } = config
  if (!search) return
  const { searchPagePath, signposts, missingResultsUrl } = search
  // There is none without a page that shows results.
  if (searchPagePath !== false)
    yield { path: openSearchPath.slice(1), make: () => describeSearch(config, searchPagePath, textsIn(languageOfPages(site))) }
  if (hasOffers(search)) yield { path: offersPath.slice(1), make: () => JSON.stringify({ signposts, missingResultsUrl }) }
}

function describeSearch(config: ResolvedConfig, searchPagePath: string, text: WriteText): string {
  const { title, favicon } = config
  const page = canonicalUrl(`/${searchPagePath}`, config)
  const description = xml(
    'OpenSearchDescription',
    [
      // OpenSearch allows at most 16 characters.
      xml('ShortName', [...title].slice(0, 16).join('').trim()),
      xml('Description', text('theme.SearchPage.description', { title })),
      xml('InputEncoding', 'UTF-8'),
      favicon === undefined ? undefined : xml('Image', absoluteUrl(favicon, config)),
      xml('Url', [], { type: 'text/html', method: 'get', template: `${page}?q={searchTerms}` }),
    ],
    { xmlns: 'http://a9.com/-/spec/opensearch/1.1/' },
  )
  return renderXml(description)
}
