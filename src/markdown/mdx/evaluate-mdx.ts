// Runs the program of a document (compile-mdx.ts) with React and its imports, and returns a component that renders its text. Bodies of
// plain HTML give the same, so that the renderer need not tell them apart. Runs inside the server bundle.
import { type ComponentType, createContext, type ElementType, type ReactNode, use } from 'react'
import { type Body, linkMarkerPattern } from '../../content/document.ts'
import { listNearest } from '../../diagnostics/suggest.ts'
import { escapeAttribute } from '../../lib/escape.ts'
import { frameworkOf } from './foreign-component.ts'
import { escapeOwnTags, staticHtmlTag } from './static-html.ts'

export { stripStaticHtmlTags } from './static-html.ts'

export interface MdxRuntime {
  /** The module `react/jsx-runtime`. */
  jsx: Pick<typeof import('react/jsx-runtime'), 'jsx' | 'jsxs' | 'Fragment'>
  /** Specifier as written -> namespace of the module. A partial has its component as `default`, next to its exports. */
  imports: ReadonlyMap<string, Record<string, unknown>>
  /** The URL of `links[index]`. */
  hrefOf(index: number): string
  /** What the document knows of itself (document-facts.ts). */
  fact?(name: string): unknown
  /**
   * Path of the page of the document, if it is shown on another page among others: ids would stand there twice, so headings have none and
   * their links lead to that page.
   */
  page?: string
}

type Components = Readonly<Record<string, unknown>>

export interface EvaluatedMdx {
  /** Takes `components`, name -> component, and the props passed to a partial. */
  Content: ComponentType<{ components?: Components } & Record<string, unknown>>
  /** What the document exports. */
  exports: Record<string, unknown>
}

/** Asynchronous, because an export may use `await`. */
const AsyncFunction: new (...parts: string[]) => (scope: object) => Promise<EvaluatedMdx> = Object.getPrototypeOf(
  async () => {},
).constructor

/** The components of the surrounding text: a partial or an exported component gets them without being passed them. */
const ProvidedComponents = createContext<Components>({})

/**
 * The component of a body. Link markers become URLs from `runtime.hrefOf`.
 * @throws what the document itself throws while its exports are computed, and an error for an import missing from `runtime`.
 */
export async function evaluateMdx(body: Body, runtime: MdxRuntime): Promise<EvaluatedMdx> {
  const scope = createScope(body.kind === 'mdx' ? body.html : [body.html], runtime)
  const renderHtml = (): ReactNode => scope.html(0)
  if (body.kind === 'html') return { Content: renderHtml, exports: {} }
  const run = new AsyncFunction('_sg', body.code)
  return run(scope)
}

/** All that a program gets from outside, as `_sg`. */
function createScope(html: readonly string[], { jsx, imports, hrefOf, fact, page }: MdxRuntime) {
  function element(type: ElementType, props: Record<string, unknown> | null, ...children: ReactNode[]): ReactNode {
    const { key, ...rest } = (page === undefined || typeof type !== 'string' ? props : withoutHeadingId(props, page)) ?? {}
    const name = key === undefined ? undefined : String(key)
    if (children.length === 0) return jsx.jsx(type, rest, name)
    if (children.length === 1) return jsx.jsx(type, { ...rest, children: children[0] }, name)
    return jsx.jsxs(type, { ...rest, children }, name)
  }
  return {
    h: element,
    Fragment: jsx.Fragment,
    Provider: ProvidedComponents,
    href: hrefOf,
    html(index: number): ReactNode {
      // Each time: a document that a module imports is on several pages, from which its links lead elsewhere.
      const own = page === undefined ? (html[index] ?? '') : withoutHeadingIds(html[index] ?? '', page)
      const resolved = escapeOwnTags(own).replace(linkMarkerPattern, (_, link) => escapeAttribute(hrefOf(Number(link))))
      return jsx.jsx(staticHtmlTag, { dangerouslySetInnerHTML: { __html: resolved } })
    },
    /** For `set:html` of Astro. */
    raw(text: unknown): ReactNode {
      return jsx.jsx(staticHtmlTag, { dangerouslySetInnerHTML: { __html: escapeOwnTags(String(text)) } })
    },
    import(specifier: string): Record<string, unknown> {
      if (frameworkOf(specifier) !== undefined) return { default: leftOut }
      const namespace = imports.get(specifier)
      if (namespace === undefined) throw new Error(`The import ${JSON.stringify(specifier)} was not loaded.`)
      return namespace
    },
    fact: (name: string): unknown => fact?.(name),
    /** What `require` gives for a published file: sites use it as the address, or take `default` of it. */
    address(index: number): object {
      return Object.assign(new String(hrefOf(index)), { default: hrefOf(index) })
    },
    /** One export of a module. Fails here if it is missing: React would notice only later, without knowing where it comes from. */
    pick(specifier: string, name: string): unknown {
      if (frameworkOf(specifier) !== undefined) return leftOut
      const namespace = this.import(specifier)
      if (name in namespace) return namespace[name]
      const known = listNearest(name, Object.keys(namespace)) || 'nothing'
      const what = name === 'default' ? 'no default export' : `no export named "${name}"`
      throw new Error(`The module ${JSON.stringify(specifier)} has ${what}; it exports ${known}.`)
    },
    /** The components passed to the text override those of the surrounding text. */
    components({ components }: { components?: Components }): Components {
      const around = use(ProvidedComponents)
      return components === undefined ? around : { ...around, ...components }
    },
    component(components: Components, name: string): unknown {
      return components[name] ?? jsx.Fragment
    },
    /** An HTML element that a component may replace. */
    element(components: Components, name: string): unknown {
      return components[name] ?? name
    },
    /** For components that the document exports: looks up the component when it is rendered. */
    provided(name: string) {
      return (props: Record<string, unknown>): ReactNode => jsx.jsx(asElementType(use(ProvidedComponents)[name]), props)
    },
  }

  function asElementType(value: unknown): ElementType {
    // The exported values that can be element types: nothing tells a component from another function.
    return typeof value === 'function' || (typeof value === 'object' && value !== null) ? (value as ElementType) : jsx.Fragment
  }
}

/** In place of a component of another framework: what stands between its tags. */
function leftOut({ children }: { children?: ReactNode }): ReactNode {
  return children
}

const headingClass = 'sg-anchor'
const headingLinkClass = 'sg-anchor-link'
const headingTag = new RegExp(`(<h[2-6] class="${headingClass}(?: [^"]*)?") id="[^"]*"`, 'g')
const headingLinkTag = new RegExp(`(<a class="${headingLinkClass}" translate="no" aria-label="[^"]*" href=")#`, 'g')

/** The tags are those of headings/rehype-headings.ts: the text of a page has no `<`. */
function withoutHeadingIds(html: string, page: string): string {
  return html.replace(headingTag, '$1').replace(headingLinkTag, (_, start: string) => `${start}${escapeAttribute(page)}#`)
}

function withoutHeadingId(props: Record<string, unknown> | null, page: string): Record<string, unknown> | null {
  const classes = typeof props?.className === 'string' ? props.className.split(' ') : []
  const { href } = props ?? {}
  if (classes.includes(headingClass)) return { ...props, id: undefined }
  return classes.includes(headingLinkClass) && typeof href === 'string' ? { ...props, href: page + href } : props
}
