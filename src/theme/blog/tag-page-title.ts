/** '3 posts tagged with "x"'. */
export function formatTagTitle(count: number, label: string): string {
  return `${formatPostCount(count)} tagged with "${label}"`
}

/** 'One post', '3 posts'. */
export function formatPostCount(count: number): string {
  return count === 1 ? 'One post' : `${count} posts`
}
