// Event handlers that no browser will get: React leaves functions out of the HTML, and only islands run in the browser. A button with a lost
// handler looks right and does nothing, so each is noted while a page renders (watched-jsx.ts).

export interface LostHandler {
  /** Tag name. */
  element: string
  /** Name of the prop, such as `onClick`. */
  handler: string
  /** Made where the element was made: its stack leads to the component. */
  origin: Error
}

/** More of them say nothing new about a page. */
const mostHandlers = 100

/** For the render in progress: renders are synchronous, so there is one at a time. */
const state: { handlers: LostHandler[]; islands: number } = { handlers: [], islands: 0 }

/** Everything that `render` makes runs in the browser too. */
export function insideIsland<Result>(render: () => Result): Result {
  state.islands += 1
  try {
    return render()
  } finally {
    state.islands -= 1
  }
}

export function noteLostHandlers(element: string, props: unknown): void {
  if (state.islands > 0 || typeof props !== 'object' || props === null) return
  for (const [handler, value] of Object.entries(props)) {
    if (typeof value !== 'function' || !/^on[A-Z]/.test(handler) || state.handlers.length >= mostHandlers) continue
    state.handlers.push({ element, handler, origin: new Error(`${handler} of <${element}>`) })
  }
}

/** Forgets them: the next page starts with none. */
export function takeLostHandlers(): LostHandler[] {
  return state.handlers.splice(0)
}
