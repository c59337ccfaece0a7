// The head of a page: what search engines, feed readers and social networks read, and the files of the page.

import type { ReactElement } from 'react'
import { withBaseUrl } from '../../lib/site-path.ts'
import { useTextTwin } from '../../plugins/llms/theme/text-twin.tsx'
import { openSearchPath } from '../../plugins/search/routes/search-page-names.ts'
import { placeInDocs } from '../../routes/docs/place-in-docs.ts'
import { listTranslations, originalUrl } from '../../routes/page-in-locales.ts'
import { absoluteImageUrl, absoluteUrl, canonicalUrl, pageTitle } from '../../routes/page-metadata.ts'
import type { FeedLink } from '../../routes/route-base.ts'
import { mainContentId } from '../layout/skip-link.tsx'
import { fileUrl } from '../link-target.ts'
import { usePage } from '../page-context.ts'
import type { PageInput } from '../page-input.ts'
import { ColorModeScript } from './color-mode-script.tsx'
import { toMetaAttributes } from './meta-attributes.ts'
import type { SiteStyle } from './site-style.ts'
import { StructuredDataScript } from './structured-data.tsx'

const feedTypes: Record<FeedLink['type'], string> = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
}

/** The background colors of tokens.css, for the browser's own bars. */
const themeColors = { light: '#ffffff', dark: '#0e1116' }

export function Head({ assets }: Pick<PageInput, 'assets'>): ReactElement {
  const { site, route, metadata } = usePage()
  const { config } = site
  const title = pageTitle(metadata.title, config)
  const noIndex = config.noIndex || metadata.noIndex || metadata.unlisted
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <ColorModeScript />
      <title>{title}</title>
      {metadata.description && <meta name="description" content={metadata.description} />}
      {metadata.keywords && metadata.keywords.length > 0 && <meta name="keywords" content={metadata.keywords.join(',')} />}
      {noIndex && <meta name="robots" content="noindex, nofollow" />}
      <meta name="generator" content="sitegen" />
      {/* Without an icon, browsers request /favicon.ico on every site and log that it is missing. */}
      <link rel="icon" href={config.favicon ? fileUrl(config.favicon, config) : 'data:,'} />
      {route.path !== '*' && <link rel="canonical" href={originalUrl(route, config)} />}
      <LocaleAlternates />
      {metadata.feeds?.map((feed) => (
        <link
          key={feed.path}
          rel="alternate"
          type={feedTypes[feed.type]}
          href={withBaseUrl(feed.path, config.baseUrl)}
          title={feed.title}
        />
      ))}
      <TextTwinAlternate />
      <OpenSearchLink />
      <SocialTags title={title} />
      <ThemeColor />
      <SearchTags />
      {config.metadata.map((tag) => (
        <meta key={JSON.stringify(tag)} {...toMetaAttributes(tag)} />
      ))}
      {/* In its place come the tags of the configuration (render/place-head-tags.ts). */}
      {config.headTags.length > 0 && <meta name="sg-site-tags" />}
      <StyleLinks assets={assets} />
      {/* A browser that paints before it has parsed the whole navbar would move what is in it. */}
      <link rel="expect" href={`#${mainContentId}`} blocking="render" />
      <StructuredDataScript />
      {/* Behind it is what the text of the page adds (render/place-head-tags.ts). */}
      <meta name="sg-own-tags-end" />
    </head>
  )
}

/** Late sheets are added by a script (runtime-script.tsx); without scripts they load like the others. */
function StyleLinks({ assets: { styles, runtime } }: Pick<PageInput, 'assets'>): ReactElement {
  const link = ({ href }: SiteStyle): ReactElement => <link key={href} rel="stylesheet" href={href} />
  const isLate = ({ use }: SiteStyle): boolean => use === 'late' && runtime !== undefined
  const late = styles.filter(isLate)
  return (
    <>
      {styles.filter((style) => !isLate(style)).map(link)}
      {late.length > 0 && <noscript>{late.map(link)}</noscript>}
    </>
  )
}

/** The same page as Markdown. */
function TextTwinAlternate(): ReactElement | null {
  const twin = useTextTwin()
  return twin === undefined ? null : <link rel="alternate" type="text/markdown" href={twin} />
}

/** Lets browsers offer the search of the site next to their own. */
function OpenSearchLink(): ReactElement | null {
  const { search, title, baseUrl } = usePage().site.config
  if (!search || search.searchPagePath === false) return null
  return <link rel="search" type="application/opensearchdescription+xml" title={title} href={withBaseUrl(openSearchPath, baseUrl)} />
}

function SocialTags({ title }: { title: string }): ReactElement {
  const { site, route, metadata, socialCard } = usePage()
  const { config } = site
  const file = socialCard?.path ?? config.socialImage
  const image = (metadata.image && absoluteImageUrl(metadata.image, config)) ?? (file && absoluteUrl(file, config))
  const locale = config.locales.find(({ name }) => name === config.locale)
  return (
    <>
      <meta property="og:title" content={title} />
      <meta property="og:type" content={route.kind === 'blog-post' ? 'article' : 'website'} />
      {metadata.description && <meta property="og:description" content={metadata.description} />}
      {route.path !== '*' && <meta property="og:url" content={canonicalUrl(route.path, config)} />}
      <meta property="og:site_name" content={config.title} />
      <meta property="og:locale" content={(locale?.htmlLang ?? config.locale).replace('-', '_')} />
      <meta name="twitter:card" content="summary_large_image" />
      {image && <meta property="og:image" content={image} />}
      {socialCard && (
        <>
          <meta property="og:image:type" content="image/png" />
          <meta property="og:image:width" content={String(socialCard.width)} />
          <meta property="og:image:height" content={String(socialCard.height)} />
          <meta property="og:image:alt" content={socialCard.alt} />
        </>
      )}
      {image && <meta name="twitter:image" content={image} />}
      {socialCard && <meta name="twitter:image:alt" content={socialCard.alt} />}
    </>
  )
}

/** With only one locale there are no alternates, and no tags. */
function LocaleAlternates(): ReactElement | null {
  const { site, route } = usePage()
  const { config } = site
  if (config.locales.length < 2 || route.path === '*') return null
  return (
    <>
      {listTranslations(route, config).map(({ hreflang, url }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={url} />
      ))}
    </>
  )
}

function ThemeColor(): ReactElement {
  const { colorMode } = usePage().site.config
  if (!colorMode.respectPrefersColorScheme) return <meta name="theme-color" content={themeColors[colorMode.defaultMode]} />
  return (
    <>
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={themeColors.light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={themeColors.dark} />
    </>
  )
}

/** Which part of the search index a page belongs to; hosted crawlers know these names. */
function SearchTags(): ReactElement {
  const { site, route } = usePage()
  const docs = placeInDocs(route)?.docs
  return (
    <>
      <meta name="docsearch:language" content={site.config.locale} />
      {docs && <meta name="docsearch:version" content={docs.version} />}
      <meta name="docsearch:docusaurus_tag" content={docs ? `docs-${docs.id}-${docs.version}` : 'default'} />
    </>
  )
}
