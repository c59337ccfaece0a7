// A film of `content/films/`: its poster, and over it the video, of which nothing is loaded before it plays. `<Film>` stands in documents and
// pages. A card of a list has a `<FilmPicture onCard>`, which plays while the reader points at the card, an element with the class `film-card`, or
// once where nobody can point.
import type { ReactNode } from 'react'
import entries from '../films/films.json'
import rendered from '../films/rendered.json'
import PlayFilm from './play-film.ts'
import './film.css'

const films: Readonly<Record<string, { label: string; loop?: boolean }>> = entries
const sizes: Readonly<Record<string, { width: number; height: number }>> = rendered

export interface FilmProps {
  /** Its name in films.json. */
  name: string
}

export const hasFilm = (name: string): boolean => name in films && name in sizes

/** A film with controls. `children` is the caption. */
export function Film({ name, children }: FilmProps & { children?: ReactNode }) {
  return (
    <figure className="film">
      <FilmPicture name={name} />
      {children ? <figcaption>{children}</figcaption> : null}
    </figure>
  )
}

/** Without `onCard` it has controls, and plays while it is in view. */
export function FilmPicture({ name, onCard = false }: FilmProps & { onCard?: boolean }) {
  const film = films[name]
  const rendering = sizes[name]
  if (!film || !rendering) throw new Error(`There is no film ${name}: content/films/films.json lists them, and npm run films renders them.`)
  const size = { width: rendering.width, height: rendering.height }
  return (
    <PlayFilm client="visible">
      <div className="film-stage" style={{ aspectRatio: `${size.width} / ${size.height}` }}>
        <img src={`/films/${name}.avif`} {...size} alt="" loading="lazy" decoding="async" />
        <video
          className="film-video"
          src={`/films/${name}.mp4`}
          {...size}
          aria-label={film.label}
          controls={!onCard}
          loop={onCard || film.loop}
          muted
          playsInline
          disablePictureInPicture
          preload="none"
        />
      </div>
    </PlayFilm>
  )
}
