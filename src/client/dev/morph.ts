// Updates a shown page from one state of its HTML to the next, touching only what differs between the two. What scripts and the reader have
// done to the rest (open details, chosen tabs, awake islands, text in fields) stays, because three trees are compared: the HTML as it was
// sent, the new HTML, and what is shown.
import { isAddedByScript } from '../added-by-script.ts'

/** With more pairs than this, children are not aligned: the block is replaced as a whole. */
const mostPairs = 250_000

/** @param shown the live element; `before` and `after` are the same element as the server sent it then and now. */
export function morph(shown: Element, before: Element, after: Element): void {
  if (before.isEqualNode(after)) return
  morphAttributes(shown, before, after)
  morphChildren(shown, before, after)
}

/** Attributes that scripts have added or changed stay, unless the server has changed them too. */
function morphAttributes(shown: Element, before: Element, after: Element): void {
  for (const { name, value } of after.attributes) if (before.getAttribute(name) !== value) shown.setAttribute(name, value)
  for (const { name } of before.attributes) if (!after.hasAttribute(name)) shown.removeAttribute(name)
}

function morphChildren(shown: Element, before: Element, after: Element): void {
  // Nodes added by scripts were not sent by the server, and stay.
  const live = [...shown.childNodes].filter((node) => !isAddedByScript(node))
  const old = [...before.childNodes]
  const next = [...after.childNodes]
  // Scripts have rearranged the children, so they can no longer be matched.
  const isAligned = live.length === old.length && live.every((node, index) => node.nodeName === old[index]?.nodeName)
  if (!isAligned || isOpaque(shown)) {
    shown.replaceChildren(...next.map(adopt))
    return
  }
  const kept = alignChildren(old, next)
  // Backwards, so that the node to insert before is always in place.
  let place: ChildNode | null = null
  let oldIndex = old.length - 1
  for (let nextIndex = next.length - 1; nextIndex >= 0; nextIndex--) {
    const after = next[nextIndex]
    if (!after) continue
    const partner = kept.get(nextIndex)
    if (partner === undefined) {
      const node = adopt(after)
      shown.insertBefore(node, place)
      place = node
      continue
    }
    for (; oldIndex > partner; oldIndex--) live[oldIndex]?.remove()
    oldIndex = partner - 1
    const node = live[partner]
    const before = old[partner]
    if (!node || !before) continue
    place = morphNode(node, before, after)
  }
  for (; oldIndex >= 0; oldIndex--) live[oldIndex]?.remove()
}

/** Returns the node that is shown afterwards. */
function morphNode(shown: ChildNode, before: ChildNode, after: ChildNode): ChildNode {
  if (before.isEqualNode(after)) return shown
  if (shown instanceof Element && before instanceof Element && after instanceof Element) {
    if (isOpaque(shown)) {
      const node = adopt(after)
      shown.replaceWith(node)
      return node
    }
    morph(shown, before, after)
  } else if (shown.nodeValue !== after.nodeValue) shown.nodeValue = after.nodeValue
  return shown
}

/** React owns an island once it is awake; scripts and templates take effect only as new elements. */
function isOpaque(element: Element): boolean {
  return element.localName === 'sg-island' || element.localName === 'script' || element.localName === 'template'
}

function adopt(node: ChildNode): ChildNode {
  return document.importNode(node, true)
}

/**
 * Index in `next` -> index in `old` of the child that it continues: first equal children, in order, and between them children of the same
 * kind. Both indices increase together.
 */
export function alignChildren(old: readonly Node[], next: readonly Node[]): Map<number, number> {
  const pairs = new Map<number, number>()
  let start = 0
  while (start < old.length && start < next.length && isEqual(old[start], next[start])) {
    pairs.set(start, start)
    start++
  }
  let oldEnd = old.length
  let nextEnd = next.length
  while (oldEnd > start && nextEnd > start && isEqual(old[oldEnd - 1], next[nextEnd - 1])) {
    oldEnd--
    nextEnd--
    pairs.set(nextEnd, oldEnd)
  }
  const anchors = commonChildren(old.slice(start, oldEnd), next.slice(start, nextEnd)).map(
    ([oldIndex, nextIndex]) => [oldIndex + start, nextIndex + start] as const,
  )
  let [oldFrom, nextFrom] = [start, start]
  for (const [oldTo, nextTo] of [...anchors, [oldEnd, nextEnd] as const]) {
    // Between two anchors, elements of the same kind continue each other in order: a changed paragraph stays the same element.
    let candidate = oldFrom
    for (let index = nextFrom; index < nextTo; index++) {
      const found = findSame(old, candidate, oldTo, next[index])
      if (found === undefined) continue
      pairs.set(index, found)
      candidate = found + 1
    }
    if (nextTo < nextEnd) pairs.set(nextTo, oldTo)
    oldFrom = oldTo + 1
    nextFrom = nextTo + 1
  }
  return pairs
}

function findSame(old: readonly Node[], from: number, to: number, wanted: Node | undefined): number | undefined {
  for (let index = from; index < to; index++) if (wanted && isSameKind(old[index], wanted)) return index
  return undefined
}

/** Whether both have the same name and, if they have one, the same id. */
function isSameKind(left: Node | undefined, right: Node): boolean {
  if (left?.nodeName !== right.nodeName) return false
  return !(left instanceof Element && right instanceof Element) || (left.id === right.id && left.localName !== 'sg-island')
}

function isEqual(left: Node | undefined, right: Node | undefined): boolean {
  return left !== undefined && right !== undefined && left.isEqualNode(right)
}

/** The longest common subsequence of equal children, as pairs of increasing indices. */
function commonChildren(old: readonly Node[], next: readonly Node[]): [number, number][] {
  if (old.length * next.length > mostPairs) return []
  const width = next.length + 1
  const lengths = new Uint32Array((old.length + 1) * width)
  const at = (row: number, column: number): number => lengths[row * width + column] ?? 0
  const equal = old.map((node) => next.map((other) => node.isEqualNode(other)))
  for (let row = old.length - 1; row >= 0; row--)
    for (let column = next.length - 1; column >= 0; column--)
      lengths[row * width + column] = equal[row]?.[column]
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1))
  const pairs: [number, number][] = []
  for (let row = 0, column = 0; row < old.length && column < next.length; ) {
    if (equal[row]?.[column]) pairs.push([row++, column++])
    else if (at(row + 1, column) >= at(row, column + 1)) row++
    else column++
  }
  return pairs
}
