// Adds the chat of the configuration (`askAi`) to the page: an asynchronous script of another service, with its settings as attributes. The
// script draws the button itself.
import type { ResolvedConfig } from '../config/resolved-config.ts'

export type AskAi = NonNullable<ResolvedConfig['askAi']>

const scriptId = 'ask-ai'

/** Adds the script once the page has loaded. It stays as long as the document: navigation keeps what scripts have added. */
export function startAskAi(askAi: AskAi): void {
  if (document.readyState === 'complete') addScript(askAi)
  else window.addEventListener('load', () => addScript(askAi), { once: true })
}

function addScript({ script: src, siteId, text, backgroundColor, color, position, radius }: AskAi): void {
  if (document.getElementById(scriptId)) return
  const script = document.createElement('script')
  script.id = scriptId
  script.async = true
  script.src = src
  script.dataset.id = siteId
  script.dataset.askAi = 'true'
  script.dataset.askAiText = text
  script.dataset.askAiBackgroundColor = backgroundColor
  script.dataset.askAiColor = color
  script.dataset.askAiPosition = position
  script.dataset.askAiRadius = radius
  script.onerror = () => {
    script.remove()
    console.warn(`The script of the chat could not be loaded: ${src}`)
  }
  document.body.append(script)
}
