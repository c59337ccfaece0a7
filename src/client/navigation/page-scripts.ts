// Scripts in the head of a page that is shown in place run when it comes, as they would if the browser had loaded it: in their order, and
// behind everything else. Each runs once for as long as the document lives, because nothing can take back what a script has done: one that
// the reader meets again has its say with the event `sitegen:page`.

const ran = new Set<string>()

/** Structured data is none. */
export function isProgram(tag: Element): tag is HTMLScriptElement {
  return tag.matches('script:not([type*=json])')
}

/** Call this before a page is removed: what is in it has run, or is about to. */
export function rememberScripts(): void {
  for (const script of document.scripts) ran.add(keyOf(script))
}

/** @returns a script that will run; undefined for one that has. One that a parser without a page has made never runs. */
export function freshScript(tag: HTMLScriptElement): HTMLScriptElement | undefined {
  if (ran.has(keyOf(tag))) return undefined
  return document.createRange().createContextualFragment(tag.outerHTML).querySelector('script') ?? undefined
}

function keyOf({ src, text }: HTMLScriptElement): string {
  return src || text
}
