// The picture of a post: the film of what it is about, where there is one, or else the drawing of the theme. In lists it plays like a card. Above
// its text, a story has it with controls; a tutorial and a post have theirs where they speak of it.
import type { PartProps } from 'sitegen/theme'
import { usePage } from 'sitegen/theme'
import { PostCover as DrawnCover } from 'sitegen/theme/original'
import { Film, FilmPicture, hasFilm } from './film.tsx'

/** Path of the post -> its film. */
const films: Readonly<Record<string, string>> = {
  '/blog/introducing-remotion': 'countdown',
  '/blog/1-1': 'post-webpack',
  '/blog/1-2': 'post-jpeg',
  '/blog/1-3': 'drop',
  '/blog/1-5': 'post-no-download',
  '/blog/company-licenses': 'post-licenses',
  '/blog/2-0': 'template-music-visualization',
  '/blog/2-3': 'template-still',
  '/blog/2-5': 'pulse',
  '/blog/3-2': 'template-skia',
  '/blog/seed-funding': 'post-funding',
  '/blog/3-3': 'signature',
  '/blog/deployable-studio': 'post-studio-online',
  '/blog/faster-lambda': 'chunks',
  '/blog/media-parser': 'post-media-parser',
  '/blog/editor-starter': 'template-editor-starter',
  '/blog/mediabunny': 'post-mediabunny',
  '/learn/apple-wow': 'firework',
  '/success-stories/makestories': 'story-slides',
  '/success-stories/yarx': 'story-finish',
  '/success-stories/shortvid': 'story-talk',
  '/success-stories/typeframes': 'story-lines',
  '/success-stories/a-million-dollars': 'story-formats',
}

export default function PostCover(props: PartProps<'PostCover'>) {
  const { path } = props.post
  const { route } = usePage()
  const film = films[path]
  if (film === undefined || !hasFilm(film)) return <DrawnCover {...props} />
  if (route.path !== path)
    return (
      <div className="film-cover film-card">
        <FilmPicture name={film} onCard />
      </div>
    )
  if (path.startsWith('/success-stories/'))
    return <Film name={film}>A drawing of the idea, made with the toolkit for this page. It is not a video of the company.</Film>
  if (film.startsWith('post-')) return <Film name={film} />
  return path.startsWith('/learn/') ? null : <DrawnCover {...props} />
}
