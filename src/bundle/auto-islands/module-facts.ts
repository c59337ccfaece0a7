// What a module of the site or of a package says about the browser, without running it: for each of its top-level functions, classes and
// constants, what it does that only a browser can do, and which others it calls and shows. `find-needs.ts` draws the conclusions.

/** A top-level name of a module, or a member of what it stands for: `Tabs.Item`. */
export interface Reference {
  local: string
  member?: string
}

export type ReasonKind = 'state' | 'effect' | 'handler' | 'browser' | 'lazy' | 'code'

/** One thing that needs the browser. */
export interface Reason {
  kind: ReasonKind
  /** `useState`, `onClick`, `window`. */
  name: string
  /** It fails when the site is built, because nothing keeps it from running there. */
  failsInBuild?: boolean
  /** It is asked for while the component renders, so a browser may see something else than the HTML has. */
  whileRendering?: boolean
}

/** The value of a prop, as far as it can be told. */
export interface PropValue {
  /** A function, an instance of a class, or an element inside of an object: what cannot be sent to a browser. */
  isCode: boolean
  /** Props of the component itself that are handed on. */
  props: string[]
  /** Top-level names that it stands for. */
  references: Reference[]
  /** Functions that made it. */
  calls: Reference[]
  /** Nothing is known. */
  isUnknown: boolean
}

/** The value of a prop that is data. */
export const plainData: PropValue = { isCode: false, props: [], references: [], calls: [], isUnknown: false }

/** An element of a component. */
export interface Shown {
  component: Reference
  props: ({ name: string } & PropValue)[]
  /** The props of the component itself are spread into it. */
  spreads: boolean
  /** Elements are among its children. */
  hasElements: boolean
  /** Elements of components are. */
  hasComponents: boolean
}

export interface BindingFacts {
  local: string
  form: 'function' | 'class' | 'constant'
  /** Where the declaration, or the value of the constant, begins and ends in the code. */
  range: readonly [start: number, end: number]
  reasons: Reason[]
  /** Props that become event handlers: `*` for each that is named like one. */
  handlerProps: Set<string>
  calls: Reference[]
  /** Names of the module that it only mentions. */
  reads: Reference[]
  /** It is a function or a component. Other constants are data, or elements that are ready to be shown. */
  isCallable: boolean
  shows: Shown[]
  /** What a constant wraps or is another name of: `memo(Button)`. */
  wraps: Reference[]
  /** What the value of a constant is, for those who hand it on. */
  value: PropValue
  /** What a function gives to those who call it. */
  returned: PropValue
  /** It gives its children a context, or looks at them: they cannot be rendered apart from it. */
  looksAtChildren: boolean
  /** It asks what elements it is given, so HTML in their place is not the same to it. */
  inspectsElements: boolean
  /** What modules of sitegen say of themselves: `BrowserOnly.needsBrowser = true`, `useLocation.needsBrowserFor = ['hash']`. */
  needsBrowser: boolean
  needsBrowserFor: string[]
  /** Names of members that it reads of anything. */
  members: Set<string>
  /** It has elements or calls hooks. */
  looksLikeComponent: boolean
}

export interface ModuleFacts {
  /** JavaScript without JSX and types; with a source map at its end. */
  code: string
  /** Where code that runs first can be put: at the start of the first statement that is no import. */
  start: number
  isClient: boolean
  imports: Map<string, { specifier: string; name: string; range: readonly [start: number, end: number]; isShort: boolean }>
  exports: Map<string, { local: string } | { specifier: string; name: string }>
  /** Of `export * from`. */
  stars: string[]
  /** Of `import('./a')`. */
  later: string[]
  /** Each is read when it is asked for. */
  bindings: Pick<Map<string, BindingFacts>, 'get' | 'has'> & { keys(): Iterable<string> }
  /** `export const client = 'visible'`. */
  client: unknown
  /** The default export if it has no name. */
  unnamedDefault: { range: readonly [start: number, end: number] } | undefined
  /** It sets `exports`. Its imports are those of `require`. */
  isCommonJs: boolean
}

/** The name of a default export that has none. */
export const unnamedDefault = '*default*'

/** The value of a CommonJS module. Its exports that have no name of their own are members of it. */
export const commonJsDefault = 'module.exports'

/** Whether a name can be that of a component. A default export may have any. */
export function isComponentName(local: string): boolean {
  return /^(?:[A-Z*]|module\.exports(?:$|\.[A-Z]))/.test(local)
}
