// One profile in a list of them: a film of such work, which plays while the reader points at the card, and who it is.
import type { CollectionItemProps } from 'sitegen/theme'
import { Link } from 'sitegen/theme'
import { FilmPicture } from './film.tsx'
import { Initials } from './initials.tsx'
import { readFlag, readNumber, readText, readTexts } from './read-field.ts'

export type Expert = CollectionItemProps['item']

export function ExpertCard({ item, heading: Heading }: { item: Expert; heading: 'h2' | 'h3' }) {
  const film = readText(item.data, 'film')
  return (
    <li className="site-person film-card">
      {film ? <FilmPicture name={film} onCard /> : null}
      <ExpertInitials item={item} />
      <div>
        {readFlag(item.data, 'sample') ? <p className="site-badge">Sample profile</p> : null}
        <Heading>
          <Link to={item.path}>{item.title}</Link>
        </Heading>
        <p className="site-person-role">{readText(item.data, 'role')}</p>
        <ul className="site-tags">
          {readTexts(item.data, 'skills').map((skill) => (
            <li key={skill}>{skill}</li>
          ))}
        </ul>
      </div>
    </li>
  )
}

/** In the same tint wherever the profile is shown. */
export const ExpertInitials = ({ item }: { item: Expert }) => <Initials name={item.title} tint={readNumber(item.data, 'order', 0) % 4} />
