// What a page is made from, by name: the key under which it is kept, and what `--explain` says of a page that was made again.
import { hashOf } from '../../cache/content-store.ts'
import type { Route } from '../../routes/route.ts'

/** Something that a page was made from: its name for people, and the hash that it had. */
export type NamedHash = [name: string, hash: string]

/** Longer hashes would make the memory of a large site so, too: these only have to tell one build from the next. */
export function nameHashes(texts: readonly (readonly [name: string, text: string])[]): NamedHash[] {
  return texts.map(([name, text]) => [name, hashOf(text).slice(0, 16)])
}

/** What the key of a page is made of, one by one: to say later which of it has changed. */
export function nameInputs(
  { route, ownInputs }: { route: Route; ownInputs: [name: string, text: string][] },
  shared: readonly NamedHash[],
): NamedHash[] {
  const ofRoute = Object.entries(route).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[`the ${name} of the route`, JSON.stringify(value)]],
  )
  return [...shared, ...nameHashes([...ofRoute, ...ownInputs])]
}
