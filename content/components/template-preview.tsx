// The picture of a template: a film of what it makes, or its drawing. One that has neither yet gets a frame with a play symbol.
import { FilmPicture, hasFilm } from './film.tsx'
import { templateDrawings } from './template-drawings.tsx'

export interface TemplatePreviewProps {
  slug: string
  /** Without controls: the card that it is on plays it. */
  onCard?: boolean
}

export function TemplatePreview({ slug, onCard = false }: TemplatePreviewProps) {
  const film = `template-${slug}`
  if (hasFilm(film))
    return (
      <div className="site-preview">
        <FilmPicture name={film} onCard={onCard} />
      </div>
    )
  return (
    <svg className="site-preview fig-colors" viewBox="0 0 320 180" aria-hidden="true">
      {templateDrawings[slug] ?? <path className="idea-a" d="M136 60v60l52-30z" />}
    </svg>
  )
}
