// What a page is made from, by name: for the key under which it is kept, and for what `--explain` says about a page that was made again.
import { hashOf } from '../../lib/hash.ts'
import type { Route } from '../../routes/route.ts'

/** Something that a page was made from: its name for people, and its hash at that time. */
export type NamedHash = [name: string, hash: string]

/** The same with its whole text. */
export type NamedInput = [name: string, text: string]

/** The hashes are short, because long ones would take much memory on a large site: these only have to tell one build from the next. */
export function nameHashes(texts: readonly Readonly<NamedInput>[]): NamedHash[] {
  return texts.map(([name, text]) => [name, hashOf(text).slice(0, 16)])
}

/**
 * Gives inputs that come with each page from another thread, and are copies, as the texts and pairs that are there already. On a large site
 * the copies of ten thousand pages take more memory than all else that is kept of them.
 * @param shared those that all pages have in common.
 */
export function createInputSharing(
  shared: readonly NamedHash[],
): (inputs: readonly NamedHash[], own: readonly NamedInput[]) => NamedHash[] {
  const ofAll = new Map(shared.map((input) => [input[0], input]))
  const routeNames = new Map<string, string>()
  return (inputs, own) =>
    inputs.map((input) => {
      const [name, hash] = input
      const same = ofAll.get(name)
      if (same) return same[1] === hash ? same : [same[0], hash]
      const ofPage = own.find(([ownName]) => ownName === name)
      if (ofPage) return [ofPage[0], hash]
      const known = routeNames.get(name) ?? name
      routeNames.set(known, known)
      return [known, hash]
    })
}

/** The inputs that the key of a page is made of, listed separately to say later which of them has changed. */
export function nameInputs({ route, ownInputs }: { route: Route; ownInputs: NamedInput[] }, shared: readonly NamedHash[]): NamedHash[] {
  const ofRoute = Object.entries(route).flatMap(([name, value]): NamedInput[] =>
    value === undefined ? [] : [[`the ${name} of the route`, JSON.stringify(value)]],
  )
  return [...shared, ...nameHashes([...ofRoute, ...ownInputs])]
}
