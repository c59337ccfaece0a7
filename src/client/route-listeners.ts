// The client modules of a site (`clientModules` of the configuration): modules with `onRouteUpdate` and `onRouteDidUpdate`.

/** Both addresses have `pathname`, `search` and `hash`. `previousLocation` is null for the page that the browser itself loaded. */
export interface RouteChange {
  previousLocation: URL | null
  location: URL
}

export interface RouteListener {
  /** Called when a navigation begins. If it returns a function, that is called when the next page is ready, or will not come. */
  onRouteUpdate?: (change: RouteChange) => unknown
  /** Called when the page is shown. */
  onRouteDidUpdate?: (change: RouteChange) => unknown
}

/** Ends a navigation that changeRoute() has started. Without `hasArrived` it was given up. */
export type FinishRoute = (outcome?: { hasArrived: boolean }) => void

const listeners: RouteListener[] = []

/** Loads each module separately: a faulty one must not break the others, or the navigation. */
export async function startRouteListeners(loaders: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const load of loaders) {
    try {
      const found = toListener(await load())
      if (!found) continue
      listeners.push(found)
      beginRoute([found], null, new URL(location.href))({ hasArrived: true })
    } catch (error) {
      reportError(error)
    }
  }
}

/** Tells the listeners that a navigation has started. */
export function changeRoute(previousLocation: URL, location: URL): FinishRoute {
  return beginRoute([...listeners], previousLocation, location)
}

function beginRoute(told: readonly RouteListener[], previousLocation: URL | null, location: URL): FinishRoute {
  const change: RouteChange = { previousLocation, location }
  const cleanups = told.map((listener) => tell(() => listener.onRouteUpdate?.(change)))
  return ({ hasArrived } = { hasArrived: false }) => {
    for (const cleanup of cleanups) if (typeof cleanup === 'function') tell(() => cleanup())
    if (!hasArrived) return
    for (const listener of told) tell(() => listener.onRouteDidUpdate?.(change))
  }
}

function tell(callback: () => unknown): unknown {
  try {
    return callback()
  } catch (error) {
    reportError(error)
    return undefined
  }
}

/** Named exports, or a default export that is an object with them. */
function toListener(module: unknown): RouteListener | undefined {
  if (typeof module !== 'object' || module === null) return undefined
  const named: RouteListener = module
  const other: unknown = 'default' in module ? module.default : undefined
  if (named.onRouteUpdate || named.onRouteDidUpdate) return named
  return typeof other === 'object' && other !== null ? other : undefined
}
