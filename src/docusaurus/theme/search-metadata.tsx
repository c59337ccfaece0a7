// `@theme/SearchMetadata`: tags that a hosted search reads.
import type { ReactElement } from 'react'
import Head from '../core/head.tsx'

export default function SearchMetadata({ locale, version, tag }: { locale?: string; version?: string; tag?: string }): ReactElement {
  return (
    <Head>
      {locale && <meta name="docsearch:language" content={locale} />}
      {version && <meta name="docsearch:version" content={version} />}
      {tag && <meta name="docsearch:docusaurus_tag" content={tag} />}
    </Head>
  )
}
