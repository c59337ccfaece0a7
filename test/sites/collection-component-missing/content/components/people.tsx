import type { CollectionListProps } from 'sitegen/theme'

export default function People({ items, title }: CollectionListProps) {
  return (
    <>
      <h1>{title}</h1>
      <ol>
        {items.map((item) => (
          <li key={item.path}>
            <a href={item.path}>{item.title}</a>
          </li>
        ))}
      </ol>
    </>
  )
}
