// Profile links of authors: a handle on a known platform becomes the URL of the profile.

/** Platform -> start of the URL, to which the handle is appended. */
const profileStarts: ReadonlyMap<string, string> = new Map([
  ['bluesky', 'https://bsky.app/profile/'],
  ['email', 'mailto:'],
  ['github', 'https://github.com/'],
  ['instagram', 'https://www.instagram.com/'],
  ['linkedin', 'https://www.linkedin.com/in/'],
  ['mastodon', 'https://mastodon.social/@'],
  ['stackoverflow', 'https://stackoverflow.com/users/'],
  ['threads', 'https://www.threads.net/@'],
  ['tiktok', 'https://www.tiktok.com/@'],
  ['twitch', 'https://www.twitch.tv/'],
  ['twitter', 'https://twitter.com/'],
  ['x', 'https://x.com/'],
  ['youtube', 'https://www.youtube.com/@'],
])

export const knownPlatforms: readonly string[] = [...profileStarts.keys()]

/** The URL of `handle` on `platform`, or what is wrong with it as the end of a sentence. Full URLs stay as they are. */
export function profileUrlOf(platform: string, handle: string): { url: string } | { problem: string } {
  if (/^(https?:\/\/|mailto:)/i.test(handle)) return { url: handle }
  const start = profileStarts.get(platform.toLowerCase())
  if (start === undefined) return { problem: 'is a handle, and only the whole address will do on a platform that is not known' }
  if (start === 'mailto:') return { url: start + handle }
  const bare = handle.replace(/^@/, '')
  if (bare === '' || bare.includes('/')) return { problem: 'is neither a handle (which has no slash) nor a whole address' }
  return { url: start + encodeURIComponent(bare).replace(/%40/g, '@') }
}
