// Writes down what a client module hears, for the tests to read.
interface Change {
  previousLocation: URL | null
  location: URL
}

const heard: string[] = []
Object.assign(globalThis, { heard })

const describe = ({ previousLocation, location }: Change): string => `${previousLocation ? path(previousLocation) : null} -> ${path(location)}`
const path = ({ pathname, search, hash }: URL): string => pathname + search + hash

export function onRouteUpdate(change: Change): () => void {
  heard.push(`update ${describe(change)} (${document.title})`)
  return () => heard.push(`ready ${path(change.location)}`)
}

export function onRouteDidUpdate(change: Change): void {
  heard.push(`did ${describe(change)} (${document.title}, ${scrollY > 0 ? 'scrolled' : 'top'})`)
}
