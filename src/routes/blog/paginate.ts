// Splits a list into pages, for the lists of a blog, a tag and an author.
import type { Pagination } from './blog-route.ts'

export interface ListPage<Item> {
  path: string
  items: Item[]
  pagination: Pagination
}

export interface PagingOptions {
  size: number | 'ALL'
  /** Path of page `page`, with the slash policy applied. */
  pathOf: (page: number) => string
  /** The first page has the oldest entries. */
  ascending: boolean
}

/** Always at least one page, even for an empty list. */
export function paginate<Item>(items: readonly Item[], { size, pathOf, ascending }: PagingOptions): ListPage<Item>[] {
  const perPage = size === 'ALL' ? Math.max(1, items.length) : Math.max(1, Math.floor(size))
  const totalPages = Math.max(1, Math.ceil(items.length / perPage))
  return Array.from({ length: totalPages }, (_, index) => {
    const page = index + 1
    const before = page > 1 ? pathOf(page - 1) : undefined
    const after = page < totalPages ? pathOf(page + 1) : undefined
    const [newer, older] = ascending ? [after, before] : [before, after]
    const pagination: Pagination = { page, totalPages }
    if (newer !== undefined) pagination.newer = newer
    if (older !== undefined) pagination.older = older
    return { path: pathOf(page), items: items.slice(index * perPage, page * perPage), pagination }
  })
}
