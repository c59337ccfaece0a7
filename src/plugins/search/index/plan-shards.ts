// Which terms share a file. A shard has all terms that begin with its prefix, but for those with a longer prefix that have a shard of their
// own: so a reader's browser knows from the first letters which file to ask for, and no file is large. Depends on the sizes alone, and a
// change of one of them moves only its neighbors.
import { longestPrefix, type ShardList } from './index-files.ts'

export interface ShardPlan {
  prefix: string
  /** Names of whole buckets (buckets.ts), in order. */
  buckets: string[]
}

/**
 * Puts small buckets together by their first character.
 * @param sizes name -> characters; those with more than `most` are left out (splitBucket).
 */
export function groupBuckets(sizes: ReadonlyMap<string, number>, most: number): ShardPlan[] {
  const groups = new Map<string, [name: string, size: number][]>()
  for (const [name, size] of [...sizes].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (isLarge(name, size, most)) continue
    const first = [...name][0] ?? ''
    groups.set(first, [...(groups.get(first) ?? []), [name, size]])
  }
  const shards: ShardPlan[] = []
  for (const [first, group] of groups) {
    // The term of one character has the prefix of the group itself.
    const own = group.find(([name]) => name === first)?.[1] ?? 0
    const alone = takeLargest(
      group.filter(([name]) => name !== first),
      most - own,
    )
    const rest = group.map(([name]) => name).filter((name) => !alone.has(name))
    if (rest.length > 0) shards.push({ prefix: first, buckets: rest })
    for (const name of alone) shards.push({ prefix: name, buckets: [name] })
  }
  return shards
}

/** Whether a bucket has to be split: one of a single character has a single term. */
export function isLarge(name: string, size: number, most: number): boolean {
  return size > most && [...name].length > 1
}

export interface BucketPart {
  prefix: string
  /** `term postings`, in order. */
  lines: string[]
}

/** The parts of a bucket that is too large for one shard. A single term is never split. */
export function splitBucket(prefix: string, lines: readonly string[], most: number): BucketPart[] {
  if (lines.length < 2 || sizeOf(lines) <= most) return [{ prefix, lines: [...lines] }]
  // Most of the size is often that of one common word. Letter by letter, it would leave a small shard behind for each of its letters.
  const [heaviest = ''] = [...lines].sort((a, b) => b.length - a.length)
  const word = termOf(heaviest)
  if (heaviest.length * 2 > most && word !== prefix) {
    const others = lines.filter((line) => !line.startsWith(word))
    const below = splitBucket(
      word,
      lines.filter((line) => line.startsWith(word)),
      most,
    )
    return others.length === 0 ? below : [...splitBucket(prefix, others, most), ...below]
  }
  const length = [...prefix].length + 1
  const children = new Map<string, string[]>()
  const own: string[] = []
  for (const line of lines) {
    const name = [...termOf(line)].slice(0, length).join('')
    const child = children.get(name)
    // The term that is the prefix itself has no longer one.
    if (name === prefix) own.push(line)
    else if (child) child.push(line)
    else children.set(name, [line])
  }
  const alone = takeLargest(
    [...children].map(([name, found]) => [name, sizeOf(found)]),
    most - sizeOf(own),
  )
  const rest = [...own, ...[...children].flatMap(([name, found]) => (alone.has(name) ? [] : found))]
  return [
    ...(rest.length > 0 ? [{ prefix, lines: rest }] : []),
    ...[...alone].sort().flatMap((name) => splitBucket(name, children.get(name) ?? [], most)),
  ]
}

function termOf(line: string): string {
  return splitLine(line)[0]
}

/** What stands before the first space of a line, and what stands behind it. */
export function splitLine(line: string): [term: string, rest: string] {
  const space = line.indexOf(' ')
  return [line.slice(0, space), line.slice(space + 1)]
}

function sizeOf(lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + line.length + 1, 0)
}

/** Takes the largest out until the rest is small enough. */
function takeLargest(sizes: readonly (readonly [name: string, size: number])[], most: number): Set<string> {
  let rest = sizes.reduce((sum, [, size]) => sum + size, 0)
  const alone = new Set<string>()
  for (const [name, size] of [...sizes].sort(([a, sizeOfA], [b, sizeOfB]) => sizeOfB - sizeOfA || (a < b ? -1 : 1))) {
    if (rest <= most) break
    alone.add(name)
    rest -= size
  }
  return alone
}

export function linesOf(bucket: string): string[] {
  return bucket.split('\n').filter((line) => line !== '')
}

/** Characters of a list: for each shard its prefix and its hash. Most of a hash is left after gzip. */
const mostInList = 700

/**
 * Which shards of texts share a list of names. Like the shards themselves: a list has all shards whose prefix begins with its own, but for
 * those with a longer prefix that have a list of their own; a small site has a single one.
 * @returns prefix of each list -> what it lists: also the shard of the terms that begin with this prefix and have none of their own.
 */
export function planLists(shards: Readonly<ShardList>): Map<string, ShardList> {
  const lines = Object.entries(shards).map(([prefix, hash]) => `${prefix} ${hash}`)
  return new Map(
    splitBucket('', lines, mostInList).map(({ prefix: name, lines }) => {
      const covering = longestPrefix(shards, name)
      const own = covering === undefined ? [] : [[covering, shards[covering] ?? ''] as const]
      return [name, Object.fromEntries([...own, ...lines.map(splitLine)].sort(([a], [b]) => (a < b ? -1 : 1)))]
    }),
  )
}
