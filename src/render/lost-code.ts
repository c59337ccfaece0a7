// Code that no browser will get: React leaves functions out of the HTML, and only islands run in the browser. A button with a lost handler
// looks right and does nothing, and an effect that is lost never runs. So each is noted while a page renders (watched-jsx.ts,
// watched-hooks.ts).

export type LostCode = {
  /** Made where the code is: its stack leads to the component. */
  origin: Error
} & (
  | {
      kind: 'handler'
      /** Tag name. */
      element: string
      /** Name of the prop, such as `onClick`. */
      name: string
    }
  /** A hook of which the second value, the function that sets the state, was taken. */
  | { kind: 'state'; name: string }
  | { kind: 'effect'; name: string }
  /** A hook or a component that tells about the browser. */
  | { kind: 'browser'; name: string }
  /** A method of a class that React calls in browsers only. */
  | { kind: 'method'; name: string; component: string }
  /** A component that would be an island, but is given what cannot be sent. `message` says all. */
  | { kind: 'prop'; message: string }
)

/** More of them say nothing new about a page. */
const mostLost = 100

/** For the render in progress: renders are synchronous, so there is one at a time. */
const state: { lost: LostCode[]; islands: number } = { lost: [], islands: 0 }

/** Everything that `render` makes runs in the browser too. */
export function insideIsland<Result>(render: () => Result): Result {
  state.islands += 1
  try {
    return render()
  } finally {
    state.islands -= 1
  }
}

export function isLost(): boolean {
  return state.islands === 0 && state.lost.length < mostLost
}

export function noteLost(lost: LostCode): void {
  if (isLost()) state.lost.push(lost)
}

/** Components that were found to be islands, and where elements of them were made, by their props. */
const foundIslands = new WeakSet<object>()
const origins = new WeakMap<object, Error>()

export function markFoundIsland(component: object): void {
  foundIslands.add(component)
}

export function noteOrigin(type: object, props: unknown): void {
  if (typeof props === 'object' && props !== null && foundIslands.has(type)) origins.set(props, new Error('element'))
}

export function originOf(props: object): Error {
  return origins.get(props) ?? new Error('element')
}

/** Forgets them: the next page starts with none. */
export function takeLostCode(): LostCode[] {
  return state.lost.splice(0)
}
