// Turns an error thrown while a page was rendered into a diagnostic: which page, what was thrown, and what usually helps.
import type { Diagnostic, Place } from '../../diagnostics/diagnostic.ts'
import { readThrown, type Thrown } from '../../diagnostics/read-thrown.ts'
import type { Route } from '../../routes/route.ts'

/** Names that exist only in the browser; a component that uses one while it renders fails at build time. */
const browserGlobals =
  /\b(window|document|localStorage|sessionStorage|navigator|location|matchMedia|requestAnimationFrame) is not defined\b/

/** `placeOfThrow` finds the place in the modules of the site. */
export function diagnoseRender(error: unknown, route: Route, placeOfThrow: (thrown: Thrown) => Place | undefined): Diagnostic {
  const thrown = readThrown(error)
  const message = messagesOf(thrown).join(' Cause: ')
  const page = route.kind === 'not-found' ? 'for paths that do not exist' : route.path
  const file = 'module' in route && route.module !== undefined ? route.module : route.source
  // By its name: the class exists in the server bundle too, and `instanceof` would compare two copies.
  if (thrown.name === 'PageModuleError' && message === 'no default export')
    return {
      id: 'page-no-default-export',
      level: 'error',
      message: `The page component of ${page} has no default export.`,
      ...(file !== undefined && { place: { file } }),
      hint: 'Export a component as its default: `export default function Page() { … }`.',
    }
  if (thrown.name === 'PartError' && error instanceof Error && 'file' in error && typeof error.file === 'string')
    return {
      id: 'component-not-loadable',
      level: 'error',
      message,
      place: { file: error.file },
      hint: 'Write `export default function` and the component.',
    }
  const place = deepestPlace(thrown, placeOfThrow) ?? (file === undefined ? undefined : { file })
  const at = {
    ...(place !== undefined && { place }),
    ...(file !== undefined && place?.file !== file && { notes: [{ message: 'It is used on the page of this file.', place: { file } }] }),
  }
  if (thrown.name === 'IslandPropError')
    return {
      id: 'island-prop',
      level: 'error',
      message: `${message} (page ${page})`,
      ...at,
      hint: 'Give the island data only, and make what it does inside its own module.',
    }
  const name = browserGlobals.exec(message)?.[1]
  return {
    id: 'document' in route && route.document?.endsWith('.mdx') ? 'mdx-render' : 'page-render',
    level: 'error',
    message: `The page ${page} could not be rendered: ${message}`,
    ...at,
    hint: hintFor(name, message),
    ...(thrown.stack !== '' && { stack: thrown.stack }),
  }
}

/** @param name the browser's name that is missing here. */
function hintFor(name: string | undefined, message: string): string {
  if (name !== undefined) {
    return `\`${name}\` exists in the browser only. Use it in an effect or an event handler, or give the component client="only".`
  }
  // Messages of the theme and the renderer already say what they expect.
  if (/^Expected |has no export named|no default export/.test(message)) return 'Correct it in the document or module of the page.'
  if (/suspended while responding/.test(message)) {
    return 'A page is rendered in one go: a component must not be async nor suspend. Read what it needs at the top of its module, or make it an island.'
  }
  if (/Element type is invalid/.test(message)) return 'A component is undefined. Look at the imports: a module may not export that name.'
  if (/renders itself/.test(message)) return 'Give it a condition under which it does not render itself again.'
  return 'Pages are rendered at build time, without a browser. `--verbose` shows where it was thrown.'
}

/** The place of an error or, preferably, of its cause, which is nearer to what went wrong. */
function deepestPlace(thrown: Thrown, placeOfThrow: (thrown: Thrown) => Place | undefined): Place | undefined {
  return (thrown.cause && deepestPlace(thrown.cause, placeOfThrow)) ?? placeOfThrow(thrown)
}

/** The message of an error, and the messages of its causes that it does not repeat. */
function messagesOf({ message, cause }: Thrown): string[] {
  return cause === undefined ? [message] : [message, ...messagesOf(cause).filter((text) => !message.includes(text))]
}
