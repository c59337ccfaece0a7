// The client modules of a site (`clientModules` of the configuration): modules with `onRouteUpdate` and `onRouteDidUpdate` (behaviour §2.4).

/** Both addresses have `pathname`, `search` and `hash`. `previousLocation` is null for the page that the browser itself loaded. */
export interface RouteChange {
  previousLocation: URL | null
  location: URL
}

export interface RouteListener {
  /** A navigation begins. What it returns is called when the next page is ready, or will not come. */
  onRouteUpdate?: (change: RouteChange) => unknown
  /** The page is shown. */
  onRouteDidUpdate?: (change: RouteChange) => unknown
}

/** Ends a navigation that changeRoute() has begun. Without `hasArrived` it was given up. */
export type FinishRoute = (outcome?: { hasArrived: boolean }) => void

const listeners: RouteListener[] = []

/** Loads the modules, each on its own: a faulty one must not take the others, or the navigation, with it. */
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

/** Tells the listeners that a navigation has begun. */
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

/** Named exports, or an object of them as default export. */
function toListener(module: unknown): RouteListener | undefined {
  if (typeof module !== 'object' || module === null) return undefined
  const named: RouteListener = module
  const other: unknown = 'default' in module ? module.default : undefined
  if (named.onRouteUpdate || named.onRouteDidUpdate) return named
  return typeof other === 'object' && other !== null ? other : undefined
}
