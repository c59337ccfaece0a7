import type { CollectionItemProps } from "sitegen/theme"

export default function Person({ item }: CollectionItemProps) {
  return <h1>{item.title}</h1>
}
