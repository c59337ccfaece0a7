// What a page is made from, by name: for the key under which it is kept, and for what `--explain` says about a page that was made again.
import { hashOf } from '../../lib/hash.ts'
import type { Route } from '../../routes/route.ts'

/** Something that a page was made from: its name for people, and its hash at that time. */
export type NamedHash = [name: string, hash: string]

/** The same with its whole text. */
export type NamedInput = [name: string, text: string]

/** The hashes are short: they only have to tell one build from the next. */
export function nameHashes(texts: readonly Readonly<NamedInput>[]): NamedHash[] {
  return texts.map(([name, text]) => [name, hashOf(text).slice(0, 16)])
}

/** The inputs that the key of a page is made of, listed separately to say later which of them has changed. */
export function nameInputs({ route, ownInputs }: { route: Route; ownInputs: NamedInput[] }, shared: readonly NamedHash[]): NamedHash[] {
  const ofRoute = Object.entries(route).flatMap(([name, value]): NamedInput[] =>
    value === undefined ? [] : [[`the ${name} of the route`, JSON.stringify(value)]],
  )
  return [...shared, ...nameHashes([...ofRoute, ...ownInputs])]
}
