import { Link } from 'sitegen/theme'

interface Props {
  label: string
  collected: { path: string; title: string; value: string[] }[]
}

export default function FigureList({ label, collected }: Props) {
  return (
    <>
      <h1>Figures</h1>
      <ul>
        {collected.flatMap(({ path, title, value }) =>
          value.map((caption, index) => (
            <li key={`${path} ${index}`}>
              <Link to={`${path}#figure-${index + 1}`}>
                {title}, {label} {index + 1}: {caption}
              </Link>
            </li>
          )),
        )}
      </ul>
    </>
  )
}
