// Loads what a page needs before it can be shown whole: style sheets that the page before it did not have, and the modules of islands
// that wake at once. Nothing of it has an effect on the page that is still shown.

/** Kept from having an effect by a medium that never applies. */
const waitingMedia = 'not all'

export interface PreparedPage {
  page: Document
  /** The style sheets that are loaded and wait. */
  sheets: HTMLLinkElement[]
}

/** @throws Error when a style sheet cannot be loaded: without it the page would be bare. */
export async function preparePage(page: Document): Promise<PreparedPage> {
  const sheets = missingSheets(page)
  const eager = page.querySelectorAll<HTMLElement>('sg-island[data-client=load], sg-island[data-client=only]')
  const modules = [...eager].flatMap(({ dataset }) => dataset.module ?? [])
  const [loaded] = await Promise.all([Promise.all(sheets.map(loadSheet)), Promise.all([...new Set(modules)].map(loadModule))])
  return { page, sheets: loaded }
}

const styleSelector = 'link[rel=stylesheet][href]'

/** Those of a page that the one that is shown does not have. */
export function missingSheets(page: Document): HTMLLinkElement[] {
  const known = new Set([...document.querySelectorAll<HTMLLinkElement>(styleSelector)].map(({ href }) => href))
  return [...page.querySelectorAll<HTMLLinkElement>(styleSelector)].filter(
    (link) => link.closest('noscript') === null && !known.has(addressOf(link)),
  )
}

/** `href` of a link in a document without an address of its own. */
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
    // Among the others, because their order decides.
    const last = [...document.head.querySelectorAll(styleSelector)].at(-1)
    if (last) last.after(link)
    else document.head.append(link)
  })
}

/** Lets a sheet have its effect. */
export function applySheet(link: HTMLLinkElement): void {
  link.media = link.dataset.media ?? ''
  if (link.media === '') link.removeAttribute('media')
  link.removeAttribute('data-media')
}

/** Fetched, not run. An island that cannot be loaded says so in its place; it does not keep the page back. */
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
