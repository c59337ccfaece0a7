// Tells the reader what is special about a page: it is a draft, no list shows it, or nobody has translated it.
import type { ReactElement } from 'react'
import { Admonition } from '../../plugins/admonitions/theme/admonition.tsx'
import { originalUrl } from '../../routes/page-in-locales.ts'
import { usePage } from '../page-context.ts'

export function VisibilityNotices({ draft = false, unlisted = false }: { draft?: boolean; unlisted?: boolean }): ReactElement {
  return (
    <>
      <UntranslatedNotice />
      {unlisted && (
        <Admonition type="caution" title="Unlisted page">
          <p>This page is in no list of the site and search engines are asked to leave it out. Only those who have its address find it.</p>
        </Admonition>
      )}
      {draft && (
        <Admonition type="caution" title="Draft page">
          <p>This page is a draft. It is shown while the site is being written and is left out of the published one.</p>
        </Admonition>
      )}
    </>
  )
}

/** In the language of the reader, above a text in another one. */
function UntranslatedNotice(): ReactElement | null {
  const { site, route } = usePage()
  const original = site.config.locales.find(({ name }) => name === route.textLocale)
  if (original === undefined) return null
  return (
    <Admonition type="note" title="Not translated yet">
      <p>
        This page is shown in its original language,{' '}
        <a href={originalUrl(route, site.config)} hrefLang={original.htmlLang} rel="external" data-no-link-check="">
          {original.label}
        </a>
        .
      </p>
    </Admonition>
  )
}

/** For the element around the text of a document: its language, where that is not the language of the page. */
export function useTextLanguage(): { lang?: string; dir?: 'ltr' | 'rtl' } {
  const { site, route } = usePage()
  const original = site.config.locales.find(({ name }) => name === route.textLocale)
  return original === undefined ? {} : { lang: original.htmlLang, dir: original.direction }
}
