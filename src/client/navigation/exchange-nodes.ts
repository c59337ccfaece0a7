// Replaces parts of the shown page with those of the next one, and keeps in place what both have: what does not move need not be styled,
// laid out and painted again. The parts around the content are the same on most pages of a site, and about a third of a page.
import { isAddedByScript } from '../added-by-script.ts'

/**
 * The lists are aligned at their ends, because parts that only some pages have, such as a banner, come first.
 * @param parent parent of `shown`.
 * @param shown those of its children that are to be replaced. Scripts may have added others between them.
 * @param next children of one element of the next page. Those that are needed are moved out of it.
 * @returns what is now in the place of `next`.
 */
export function exchangeNodes(parent: Element, shown: readonly ChildNode[], next: readonly ChildNode[]): ChildNode[] {
  const result: ChildNode[] = []
  const left = [...shown]
  for (const own of [...next].reverse()) {
    const old = left.pop()
    const node = old && stays(old, own) ? old : own
    if (!old) parent.insertBefore(own, result[0] ?? null)
    else if (node !== old) old.replaceWith(own)
    result.unshift(node)
  }
  for (const node of left) node.remove()
  return result
}

function stays(old: ChildNode, own: ChildNode): boolean {
  if (!(old instanceof Element && own instanceof Element)) return old.isEqualNode(own)
  // The content is never kept: readers expect a page as it was written, without what they typed and opened on another one.
  if (own.matches('main')) return false
  if (old.hasAttribute('data-stays')) return true
  if (!own.querySelector('main') && old.isEqualNode(own)) return true
  // A copy of an image would be fetched.
  if (!old.firstElementChild || !old.cloneNode().isEqualNode(own.cloneNode())) return false
  // What the runtime has added, such as the button of a category, stays or goes with the element that it belongs to.
  const served = [...old.childNodes].filter((node) => !isAddedByScript(node))
  exchangeNodes(old, served, [...own.childNodes])
  return true
}
