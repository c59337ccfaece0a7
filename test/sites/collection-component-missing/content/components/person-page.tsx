import type { CollectionItemProps } from 'sitegen/theme'

export default function Person({ item, children }: CollectionItemProps) {
  return (
    <article>
      <h1>{item.title}</h1>
      <p>Lives in {String(item.data.city ?? 'nowhere')}</p>
      {children}
    </article>
  )
}
