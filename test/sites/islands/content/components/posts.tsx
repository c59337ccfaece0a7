'use client'
import { useBlog } from 'sitegen/theme'

export function Posts() {
  return <p className="posts">{useBlog().posts.map(({ title }) => title)}</p>
}
