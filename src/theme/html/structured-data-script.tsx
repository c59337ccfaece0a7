import type { ReactElement } from 'react'

/** Data for search engines. `<` is written as an escape, so that no text in the data can end the script. */
export function StructuredDataScript({ data }: { data: unknown }): ReactElement {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
