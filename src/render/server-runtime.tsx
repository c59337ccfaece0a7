// The part of rendering that runs inside the server bundle, with React and the theme: takes a route and its documents, returns HTML.
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Body, Heading, ParsedDocument } from '../content/document.ts'
import { escapeAttribute } from '../lib/escape.ts'
import { hashOf } from '../lib/hash.ts'
import { normalizeAddressesIn } from '../lib/normalize-address.ts'
import { withoutSearchMetadata } from '../lib/search-metadata.ts'
import { withBaseUrl } from '../lib/site-path.ts'
import { languageOfPages } from '../lib/texts/language-of-pages.ts'
import { speak } from '../lib/texts/text.ts'
import { spliceHeadings } from '../markdown/headings/splice-headings.ts'
import { evaluateMdx, stripStaticHtmlTags } from '../markdown/mdx/evaluate-mdx.ts'
import type { SocialCard } from '../plugins/social-cards/social-card.ts'
import type { Route } from '../routes/route.ts'
import type { PageMetadata } from '../routes/route-base.ts'
import type { SiteData } from '../routes/site-data.ts'
import type { SiteStyle } from '../theme/html/site-style.ts'
import { Page } from '../theme/page.tsx'
import { PageContext, type PageContextValue } from '../theme/page-context.ts'
import type { WrittenDocument } from '../theme/page-input.ts'
import { type DocumentSurroundings, surroundDocuments } from './bundled-document.tsx'
import { resetElements } from './counted-jsx.ts'
import { documentMetadata, tocOf } from './document-facts.ts'
import type { HighlightCode } from './highlight-in-components.ts'
import { watchReads } from './islands/island-memory.ts'
import { IslandContext, type IslandEnvironment } from './islands/island-reference.tsx'
import { loadedInAdvance } from './load-in-advance.ts'
import { type LostCode, takeLostCode } from './lost-code.ts'
import { moveStyles } from './move-styles.ts'
import { nameUsedStyles } from './name-used-styles.ts'
import { placeHeadTags, writeSiteTags } from './place-head-tags.ts'
import {
  checkParts,
  isComponent,
  layoutOfModule,
  loadImport,
  loadLayout,
  loadMdxComponents,
  loadPageModule,
  type Namespace,
  type SiteLoaders,
} from './site-modules.ts'
import { withSteadyRandom } from './steady-random.ts'
import * as watchedJsx from './watched-jsx.ts'
import { type Nestings, takeNestings } from './watched-nesting.ts'

export interface RouteInput {
  route: Route
  site: SiteData
  /** The documents whose text is on the page, and the partials that those import. */
  documents: ReadonlyMap<string, ParsedDocument>
  /** Address of `links[index]` of a document. */
  hrefOf: (file: string, index: number) => string
  /** The same for a document that a module imports. */
  hrefOfBundled: DocumentSurroundings['hrefOf']
  /** The bodies that the page shows: key for the theme -> document, whole or up to its truncate marker. */
  contents: { key: string; file: string; truncated: boolean }[]
  headings: Heading[]
  islandUrls: Record<string, string>
  /** What an island needs of its page, and the addresses of the files with the data that it needs. */
  islandUseOf: (name: string) => { site: Record<string, string>; page: boolean; written: boolean } | undefined
  /** What a document on the page says of itself. */
  writtenIn: (file: string) => WrittenDocument
  styles: SiteStyle[]
  /** Address of the runtime (src/client). */
  runtime: string | undefined
  buildYear: number
  /** For code that components show. */
  highlightCode: HighlightCode
  loaders: SiteLoaders
  /** The image that is drawn for a page, given what its head says. */
  socialCardOf?: (metadata: PageMetadata) => SocialCard | undefined
  /** Returns the body of the document separately too. */
  wantsBody: boolean
  /** Moves `style` attributes into a style sheet of the page. */
  movesStyles: boolean
  /** Called before code of the site runs (workers/task-handler.ts). */
  resume: () => void
}

export interface RenderedRoute {
  html: string
  /** The style sheet that the page links to besides those of the bundle. */
  sheet?: PageSheet
  /** HTML of the main body without the page around it, if wanted. */
  body?: string
  /** What the head says: the metadata of the route, overridden by that of the page module. */
  metadata: PageMetadata
  /** What does not reach the browser. */
  lostCode: LostCode[]
  /** What a browser will put elsewhere. */
  nestings: Nestings
  /** For `build --explain`. */
  milliseconds: { evaluate: number; render: number }
}

export interface PageSheet {
  /** Relative to the output; with a hash. */
  file: string
  css: string
}

/** @param stated what components of the page have said about it, in the rendering before this one. */
export async function renderRoute(given: RouteInput, stated?: PageMetadata): Promise<RenderedRoute> {
  const started = performance.now()
  const language = languageOfPages(given.site)
  // Pages of several languages may be on their way.
  const resume = (): void => {
    speak(language)
    given.resume()
  }
  const input: RouteInput = { ...given, resume }
  speak(language)
  await checkParts(input.loaders)
  const components = loadMdxComponents(input.loaders)
  surroundDocuments({ hrefOf: input.hrefOfBundled, components: await components })
  const bodies = createBodyRenderer(input, components)
  const contents: Record<string, ReactNode> = {}
  for (const { key, file, truncated } of input.contents) contents[key] = await bodies(file, truncated ? key : undefined)
  const module = 'module' in input.route && input.route.module ? await loadPageModule(input.route.module, input) : undefined
  const layout = input.route.layout ?? (module && layoutOfModule(module, input.loaders))
  const Layout = layout === undefined ? undefined : await loadLayout(layout, input)
  const moduleMetadata = stated || module?.metadata ? { ...stated, ...module?.metadata } : undefined
  const statements: PageMetadata[] = []
  const stateMetadata = stated === undefined ? (metadata: PageMetadata): void => void statements.push(metadata) : undefined
  const pageContext: PageContextValue = {
    site: input.site,
    route: input.route,
    metadata: { ...input.route.metadata, ...moduleMetadata },
    headings: input.headings,
    stateMetadata,
    writtenIn: input.writtenIn,
    buildYear: input.buildYear,
    highlightCode: input.highlightCode,
  }
  const socialCard = input.socialCardOf?.(pageContext.metadata)
  const environment: IslandEnvironment = {
    urlOf: (name) => input.islandUrls[name] ?? '',
    pageFor(name) {
      const use = input.islandUseOf(name)
      if (use === undefined) return undefined
      if (!use.page) return { site: use.site, page: { route: { path: pageContext.route.path } } }
      const { route, headings, buildYear } = pageContext
      const metadata = withoutSearchMetadata(pageContext.metadata)
      const shownRoute = { ...route, metadata: withoutSearchMetadata(route.metadata) }
      const written = use.written && 'document' in route && route.document !== undefined ? input.writtenIn(route.document) : undefined
      return { site: use.site, page: { route: shownRoute, metadata, headings, buildYear, ...(written && { written }) } }
    },
    provide: (node, onRead) => (
      <IslandContext value={environment}>
        <PageContext value={onRead ? watchReads(pageContext, onRead) : pageContext}>{node}</PageContext>
      </IslandContext>
    ),
  }
  const render = (node: ReactNode): string => {
    resetElements()
    input.resume()
    return withSteadyRandom(input.route.path, () =>
      normalizeAddressesIn(stripStaticHtmlTags(renderToStaticMarkup(<IslandContext value={environment}>{node}</IslandContext>))),
    )
  }
  const page = (
    <Page
      route={input.route}
      site={input.site}
      contents={contents}
      headings={input.headings}
      Component={module?.Component}
      Layout={Layout}
      {...(moduleMetadata && { moduleMetadata })}
      {...(stateMetadata && { stateMetadata })}
      writtenIn={input.writtenIn}
      assets={{ styles: input.styles, runtime: input.runtime }}
      buildYear={input.buildYear}
      highlightCode={input.highlightCode}
      socialCard={socialCard}
    />
  )
  await loadedInAdvance()
  input.resume()
  const evaluated = performance.now()
  takeLostCode()
  takeNestings()
  const { headTags } = input.site.config
  const written = render(page)
  // The head comes first, so the page is rendered again with what it has said about itself.
  if (statements.length > 0) return renderRoute(input, Object.assign({}, ...statements))
  const whole = `<!doctype html>${stated === undefined ? written : withOneMain(written)}`
  const rendered = nameUsedStyles(placeHeadTags(whole, headTags), input.styles, input.islandUrls)
  const lostCode = takeLostCode()
  const nestings = takeNestings()
  const { html, sheet } = input.movesStyles ? withOwnSheet(rendered, input.site.config.rootUrl) : { html: rendered }
  const body = input.wantsBody ? render(environment.provide(contents.main)) : undefined
  return {
    html: writeSiteTags(html, headTags),
    ...(sheet && { sheet }),
    metadata: pageContext.metadata,
    lostCode,
    nestings,
    ...(body !== undefined && { body }),
    milliseconds: { evaluate: evaluated - started, render: performance.now() - evaluated },
  }
}

/**
 * A page that was written with its layout has its own `<main>`, inside of that of the theme. In an island it stays as it is: React expects there
 * what the component makes.
 */
function withOneMain(html: string): string {
  const open = { main: 0, 'sg-island': 0 }
  return html.replace(/<(\/?)(main|sg-island)(?=[\s>])/g, (tag, slash: string, name: keyof typeof open) => {
    if (slash === '/') open[name] -= 1
    const isInner = name === 'main' && open.main > 0 && open['sg-island'] === 0
    if (slash === '') open[name] += 1
    return isInner ? `<${slash}div` : tag
  })
}

function withOwnSheet(page: string, baseUrl: string): Pick<RenderedRoute, 'html' | 'sheet'> {
  const { html, css } = moveStyles(page)
  if (css === undefined) return { html }
  const file = `assets/css/page-${hashOf(css).slice(0, 10)}.css`
  const link = `<link rel="stylesheet" href="${escapeAttribute(withBaseUrl(`/${file}`, baseUrl))}"/>`
  return { html: html.replace('</head>', () => `${link}</head>`), sheet: { file, css } }
}

/** `previewOf`: path of the page of the document, where it is shown in a list, whole or its beginning. */
function createBodyRenderer(
  input: RouteInput,
  components: ReturnType<typeof loadMdxComponents>,
): (file: string, previewOf: string | undefined) => Promise<ReactNode> {
  const evaluated = new Map<string, Promise<Namespace>>()
  const documentOf = (file: string): ParsedDocument => {
    const document = input.documents.get(file)
    if (!document) throw new Error(`The document ${file} was not parsed.`)
    return document
  }
  const importsOf = async (
    document: ParsedDocument,
    around: readonly string[],
    page: string | undefined,
  ): Promise<ReadonlyMap<string, Namespace>> => {
    const namespaces = new Map<string, Namespace>()
    for (const { specifier, resolved, kind } of document.imports) {
      if (kind === 'partial') namespaces.set(specifier, await evaluatePartial(resolved, around, page))
      else if (kind === 'asset') namespaces.set(specifier, { default: resolved })
      else namespaces.set(specifier, await loadImport(resolved, input.loaders))
    }
    return namespaces
  }
  const evaluatePartial = (file: string, around: readonly string[], page: string | undefined): Promise<Namespace> => {
    if (around.includes(file)) {
      const circle = [...around.slice(around.indexOf(file)), file].join(' -> ')
      throw new Error(`Expected documents not to import each other in a circle, found ${circle}.`)
    }
    const key = `${page ?? ''}\n${file}`
    const known = evaluated.get(key)
    if (known) return known
    const namespace = evaluate(documentOf(file), documentOf(file).body, around, page)
    evaluated.set(key, namespace)
    return namespace
  }
  /** `around`: the documents that import this one, outermost first. `page`: see MdxRuntime. */
  const evaluate = async (document: ParsedDocument, body: Body, around: readonly string[] = [], page?: string): Promise<Namespace> => {
    const imports = await importsOf(document, [...around, document.file], page)
    const facts: Record<string, () => unknown> = {
      toc: () => tocOf(spliceHeadings(document, input.documents)),
      contentTitle: () => document.contentTitle,
      metadata: () => documentMetadata(input.route, input.site, page),
    }
    input.resume()
    const { Content, exports } = await evaluateMdx(body, {
      jsx: watchedJsx,
      imports,
      fact: (name) => facts[name]?.(),
      hrefOf: (index) => {
        const href = input.hrefOf(document.file, index)
        return href.startsWith('#') ? (page ?? '') + href : href
      },
      ...(page === undefined ? {} : { page }),
    })
    return {
      // They are for other documents that import this one.
      get toc() {
        return facts.toc?.()
      },
      contentTitle: document.contentTitle,
      ...exports,
      default: Content,
    }
  }
  return async (file, previewOf) => {
    const document = documentOf(file)
    const page = previewOf === undefined ? undefined : withBaseUrl(previewOf, input.site.config.baseUrl)
    const body = (page === undefined ? undefined : document.truncatedBody) ?? document.body
    const { default: Content } = await evaluate(document, body, [], page)
    if (!isComponent<{ components: Record<string, unknown> }>(Content)) throw new Error(`The document ${file} has no content.`)
    // A list shows the text of a post, but it is not the page of that post.
    return <Content components={previewOf === undefined ? await components : { ...(await components), head: () => null }} />
  }
}
