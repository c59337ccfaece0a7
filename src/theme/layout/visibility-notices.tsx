// Tells the reader what is special about a page: it is a draft, no list shows it, nobody has translated it, or not again since it has changed.
import type { ReactElement } from 'react'
import { text } from '../../lib/texts/text.ts'
import { Admonition } from '../../plugins/admonitions/theme/admonition.tsx'
import { originalUrl, urlInLanguage } from '../../routes/page-in-locales.ts'
import { formatLongDate } from '../format-date.ts'
import { usePage } from '../page-context.ts'
import { Phrase } from '../phrase.tsx'

export function VisibilityNotices({ draft = false, unlisted = false }: { draft?: boolean; unlisted?: boolean }): ReactElement {
  return (
    <>
      <UntranslatedNotice />
      <StaleNotice />
      {unlisted && (
        <Admonition type="caution" title={text('theme.contentVisibility.unlistedBanner.title')}>
          <p>{text('theme.contentVisibility.unlistedBanner.message')}</p>
        </Admonition>
      )}
      {draft && (
        <Admonition type="caution" title={text('theme.contentVisibility.draftBanner.title')}>
          <p>{text('theme.contentVisibility.draftBanner.message')}</p>
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
    <Admonition type="note" title={text('theme.contentVisibility.untranslatedBanner.title')}>
      <p>
        <Phrase
          id="theme.contentVisibility.untranslatedBanner.message"
          values={{
            language: (
              <a href={originalUrl(route, site.config)} hrefLang={original.htmlLang} rel="external" data-no-link-check="">
                {original.label}
              </a>
            ),
          }}
        />
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
      <Phrase
        id="theme.contentVisibility.staleBanner.message"
        values={{
          date: <time dateTime={route.translatedOn}>{formatLongDate(route.translatedOn)}</time>,
          language: (
            <a href={urlInLanguage(original.name, route, config)} hrefLang={original.htmlLang} rel="external" data-no-link-check="">
              {original.label}
            </a>
          ),
        }}
      />
    </p>
  )
}
