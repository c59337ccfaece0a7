// Tells the reader what is special about a page: it is a draft, no list shows it, nobody has translated it, or not again since it has changed.
import type { ReactElement } from 'react'
import { Admonition } from '../../plugins/admonitions/theme/admonition.tsx'
import { originalUrl, urlInLanguage } from '../../routes/page-in-locales.ts'
import { formatLongDate } from '../format-date.ts'
import { usePage } from '../page-context.ts'

export function VisibilityNotices({ draft = false, unlisted = false }: { draft?: boolean; unlisted?: boolean }): ReactElement {
  return (
    <>
      <UntranslatedNotice />
      <StaleNotice />
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

/** Above a translation whose original has changed since. */
function StaleNotice(): ReactElement | null {
  const { site, route } = usePage()
  const { config } = site
  const original = config.locales.find(({ name }) => name === config.defaultLocale)
  if (route.translatedOn === undefined || original === undefined) return null
  return (
    <p className="stale-notice" role="note">
      The original of this page has changed since it was translated on{' '}
      <time dateTime={route.translatedOn}>{formatLongDate(route.translatedOn, config.locale)}</time>. Read it in{' '}
      <a href={urlInLanguage(original.name, route, config)} hrefLang={original.htmlLang} rel="external" data-no-link-check="">
        {original.label}
      </a>
      .
    </p>
  )
}

/** For the element around the text of a document: its language, where that is not the language of the page. */
export function useTextLanguage(): { lang?: string; dir?: 'ltr' | 'rtl' } {
  const { site, route } = usePage()
  const original = site.config.locales.find(({ name }) => name === route.textLocale)
  return original === undefined ? {} : { lang: original.htmlLang, dir: original.direction }
}
