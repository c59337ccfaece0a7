import type { BlogData } from '../../routes/site-data.ts'
import { usePage } from '../page-context.ts'
import { pickById } from './pick-by-id.ts'

/**
 * The blog with an id: its posts, newest first. In an island, this module in its bundle is the sign that the island needs the blogs
 * (bundle/island-uses.ts).
 * @throws when there is none with that id.
 */
export function useBlog(id?: string): BlogData {
  return pickById('blog', usePage().site.blogs, id)
}
