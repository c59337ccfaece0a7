// Scripts in the head of a page that is shown in place run when it comes, as they would if the browser had loaded it: in their order, and
// behind everything else. Each runs once for as long as the document lives, because nothing can take back what a script has done: one that
// the reader meets again has its say with the event `sitegen:page`.

const ran = new Set<string>()
/** Counts pages: what waits for its turn when the next one comes does not run. */
let turn = 0

/** Other types are data. */
export function isProgram(tag: Element): tag is HTMLScriptElement {
  return (
    tag instanceof HTMLScriptElement && /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i.test(tag.type)
  )
}

/** Call this before any navigation: what is in the page has run, or is about to. */
export function rememberScripts(): void {
  for (const script of document.scripts) ran.add(keyOf(script))
}

/** @returns a script that will run; undefined for one that has. */
export function freshScript(tag: HTMLScriptElement): HTMLScriptElement | undefined {
  const isKnown =
    ran.has(keyOf(tag)) || (tag.getAttribute('src') !== null && [...document.scripts].some(({ src }) => src === addressOf(tag)))
  if (isKnown) return undefined
  // A script that a parser without a page has made never runs.
  const script = document.createElement('script')
  for (const { name, value } of tag.attributes) script.setAttribute(name, value)
  script.text = tag.text
  if (!tag.hasAttribute('async')) script.async = false
  return script
}

/** @param scripts those of the page that was just shown, in their order. */
export async function runScripts(scripts: readonly HTMLScriptElement[]): Promise<void> {
  const own = ++turn
  let waiting: Promise<void>[] = []
  for (const script of [...scripts.filter((each) => !isDeferred(each)), ...scripts.filter(isDeferred)]) {
    const isInline = !script.hasAttribute('src')
    if (isInline && waiting.length > 0) {
      await Promise.all(waiting)
      waiting = []
    }
    if (own !== turn) return
    ran.add(keyOf(script))
    if (!isInline) {
      const loaded = finished(script)
      if (!script.async && !isDeferred(script)) waiting.push(loaded)
    }
    document.head.append(script)
  }
}

/** Browsers keep these until they have read the page. */
function isDeferred(script: HTMLScriptElement): boolean {
  return !script.async && (script.type === 'module' || (script.defer && script.hasAttribute('src')))
}

/** One that could not be loaded is tried again when the reader comes back. */
function finished(script: HTMLScriptElement): Promise<void> {
  return new Promise((resolve) => {
    script.onload = () => resolve()
    script.onerror = () => {
      ran.delete(keyOf(script))
      script.remove()
      resolve()
    }
  })
}

function keyOf(script: HTMLScriptElement): string {
  return script.hasAttribute('src') ? addressOf(script) : `${script.type}\n${script.text}`
}

/** Of a document without an address of its own too. */
function addressOf(script: HTMLScriptElement): string {
  return new URL(script.getAttribute('src') ?? '', document.baseURI).href
}
