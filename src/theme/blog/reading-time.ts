import { text } from '../../lib/texts/text.ts'

/** 'One min read', '4 min read'; whole minutes, rounded up. */
export function formatReadingTime(minutes: number): string {
  return text('theme.blog.post.readingTime.plurals', { readingTime: Math.ceil(minutes) })
}
