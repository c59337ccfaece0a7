// A drawing of what a template contains: its screens in outline. Unknown templates get an empty frame.
import type { ReactElement } from 'react'

const drawings: Record<string, ReactElement> = {
  'hello-world': (
    <>
      <circle className="site-preview-strong" cx="80" cy="34" r="14" />
      <rect className="site-preview-line" x="40" y="58" width="80" height="8" rx="4" />
      <rect className="site-preview-faint" x="56" y="72" width="48" height="5" rx="2.5" />
    </>
  ),
  blank: <path className="site-preview-cross" d="M80 38v14M73 45h14" />,
  next: (
    <>
      <rect className="site-preview-faint" x="14" y="14" width="56" height="8" rx="4" />
      <rect className="site-preview-faint" x="14" y="30" width="56" height="8" rx="4" />
      <rect className="site-preview-strong" x="14" y="62" width="34" height="12" rx="6" />
      <rect className="site-preview-line" x="82" y="14" width="64" height="40" rx="4" />
      <path className="site-preview-hole" d="M110 26v16l12-8z" />
      <rect className="site-preview-faint" x="82" y="64" width="64" height="4" rx="2" />
      <rect className="site-preview-strong" x="82" y="64" width="28" height="4" rx="2" />
    </>
  ),
  still: (
    <>
      <rect className="site-preview-line" x="30" y="16" width="100" height="58" rx="4" />
      <rect className="site-preview-hole" x="40" y="28" width="56" height="8" rx="4" />
      <rect className="site-preview-hole" x="40" y="42" width="76" height="5" rx="2.5" />
      <circle className="site-preview-strong" cx="116" cy="60" r="7" />
    </>
  ),
}

export function TemplatePreview({ slug }: { slug: string }) {
  return (
    <svg className="site-preview" viewBox="0 0 160 90" aria-hidden="true">
      <rect className="site-preview-ground" width="160" height="90" rx="6" />
      {drawings[slug] ?? null}
    </svg>
  )
}
