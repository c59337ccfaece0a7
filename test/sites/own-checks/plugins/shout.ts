import type { Plugin } from 'sitegen'

/** Has nothing to do with pages: an edit of it must not make the checks look again. */
export function shout(): Plugin {
  return { name: 'shout', markdown: { remark: [] } }
}
