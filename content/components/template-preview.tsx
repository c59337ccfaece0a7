// The picture of a template. One that has no drawing yet gets a frame with a play symbol.
import { templateDrawings } from './template-drawings.tsx'

export function TemplatePreview({ slug }: { slug: string }) {
  return (
    <svg className="site-preview fig-colors" viewBox="0 0 320 180" aria-hidden="true">
      {templateDrawings[slug] ?? <path className="idea-a" d="M136 60v60l52-30z" />}
    </svg>
  )
}
