// The HTML that the dev server sends: a rendered page with the server's script in it, or a page that says what is wrong.
import { devPrefix } from '../client/dev/dev-message.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { escapeAttribute, escapeHtml } from '../lib/escape.ts'

export const clientPath = `${devPrefix}client.js`

/** It is first in the head, because it has to see the page before the scripts of the site change it. */
function clientTag(version: number): string {
  return `<script type="module" src="${clientPath}" data-version="${version}"></script>`
}

/** @param version of the site, so that the script knows what changed before it ran. */
export function addClient(html: string, version: number): string {
  return html.replace('<head>', `<head>${clientTag(version)}`)
}

/** For a page that could not be rendered; the overlay shows the same with its source frame. */
export function errorPage(path: string, diagnostics: readonly Diagnostic[], version: number): string {
  const items = diagnostics
    .filter(({ level }) => level === 'error')
    .map(({ message, place, hint }) => {
      const where = place === undefined ? '' : ` <code>${escapeHtml([place.file, place.line].filter(Boolean).join(':'))}</code>`
      return `<li>${escapeHtml(message)}${where}${hint === undefined ? '' : ` ${escapeHtml(hint)}`}</li>`
    })
  return [
    `<!doctype html><html lang="en"><head>${clientTag(version)}<meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">`,
    '<title>This page cannot be shown</title></head><body><main>',
    `<h1>This page cannot be shown</h1><p>The page <code>${escapeHtml(path)}</code> could not be rendered. It will appear when the mistake is mended.</p>`,
    `<ul>${items.join('')}</ul></main></body></html>`,
  ].join('')
}

/** The not-found page with a path that may have been meant. `near.path` is without the base URL, `near.href` is its address. */
export function addNearPath(html: string, near: { path: string; href: string } | undefined): string {
  if (near === undefined) return html
  const hint = `<p class="dev-near-path">Did you mean <a href="${escapeAttribute(near.href)}">${escapeHtml(near.path)}</a>?</p>`
  const end = html.lastIndexOf('</main>')
  return end < 0 ? html : html.slice(0, end) + hint + html.slice(end)
}
