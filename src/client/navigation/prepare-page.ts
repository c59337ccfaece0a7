// Loads what a page needs before it can be shown completely: style sheets that the previous page lacks, and the modules of islands that
// wake at once. None of this affects the page that is still shown.

/** A medium that never applies, so that the sheet has no effect. */
const waitingMedia = 'not all'

export interface PreparedPage {
  page: Document
  /** The style sheets that are loaded and waiting. */
  sheets: HTMLLinkElement[]
}

/** @throws Error if a style sheet cannot be loaded: without it the page would be unstyled. */
export async function preparePage(page: Document): Promise<PreparedPage> {
  const sheets = missingSheets(page)
  const eager = page.querySelectorAll<HTMLElement>('sg-island[data-client=load], sg-island[data-client=only]')
  const modules = [...eager].flatMap(({ dataset }) => dataset.module ?? [])
  const [loaded] = await Promise.all([Promise.all(sheets.map(loadSheet)), Promise.all([...new Set(modules)].map(loadModule))])
  return { page, sheets: loaded }
}

const styleSelector = 'link[rel=stylesheet][href]'

/** The sheets of a page that the shown page lacks. */
export function missingSheets(page: Document): HTMLLinkElement[] {
  const known = new Set([...document.querySelectorAll<HTMLLinkElement>(styleSelector)].map(({ href }) => href))
  return [...page.querySelectorAll<HTMLLinkElement>(styleSelector)].filter(
    (link) => link.closest('noscript') === null && !known.has(addressOf(link)),
  )
}

/** The `href` of a link in a document without its own address. */
export function addressOf(link: HTMLLinkElement): string {
  return new URL(link.getAttribute('href') ?? '', document.baseURI).href
}

function loadSheet(sheet: HTMLLinkElement): Promise<HTMLLinkElement> {
  const link = document.importNode(sheet)
  const { media } = link
  link.media = waitingMedia
  link.dataset.media = media
  return new Promise((resolve, reject) => {
    link.onload = () => resolve(link)
    link.onerror = () => {
      link.remove()
      reject(new Error(`The style sheet ${link.href} could not be loaded.`))
    }
    // Next to the other sheets, because their order matters.
    const last = [...document.head.querySelectorAll(styleSelector)].at(-1)
    if (last) last.after(link)
    else document.head.append(link)
  })
}

/** Lets a sheet take effect. */
export function applySheet(link: HTMLLinkElement): void {
  link.media = link.dataset.media ?? ''
  if (link.media === '') link.removeAttribute('media')
  link.removeAttribute('data-media')
}

/** The module is fetched but not run. If an island cannot be loaded, its place says so; it does not hold up the page. */
function loadModule(url: string): Promise<void> {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = url
  return new Promise((resolve) => {
    const finish = (): void => {
      link.remove()
      resolve()
    }
    if (!link.relList.supports('modulepreload')) return resolve()
    link.onload = finish
    link.onerror = finish
    document.head.append(link)
  })
}
