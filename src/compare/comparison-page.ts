// The comparison as one HTML file without anything beside it, for a pull request: lists, and both texts of each page side by side.
import { escapeAttribute, escapeHtml } from '../lib/escape.ts'
import type { ChangedText, Comparison } from './compare-sites.ts'

export function comparisonPage(comparison: Comparison): string {
  const { old, new: after, lost, moved, added, lostAnchors, heads, texts } = comparison
  const title = `${old.name} and ${after.name}`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<style>${style}</style>
</head>
<body>
<h1>${escapeHtml(old.name)} <span aria-label="became">→</span> ${escapeHtml(after.name)}</h1>
<p>${old.pages} pages, then ${after.pages}.</p>
${section(
  'Lost addresses',
  lost.length,
  rows(
    ['address', 'probably now', ''],
    lost.map(({ path, likely, isAllowed }) => [path, likely ?? '', isAllowed ? 'allowed' : '']),
  ),
)}
${section(
  'Moved, with a redirect',
  moved.length,
  rows(
    ['address', 'leads to'],
    moved.map(({ path, to }) => [path, to]),
  ),
)}
${section(
  'New addresses',
  added.length,
  rows(
    ['address'],
    added.map((path) => [path]),
  ),
)}
${section(
  'Lost anchors',
  lostAnchors.length,
  rows(
    ['page', 'anchors'],
    lostAnchors.map(({ path, ids }) => [path, ids.map((id) => `#${id}`).join(' ')]),
  ),
)}
${section(
  'Heads',
  heads.length,
  rows(
    ['page', 'what', 'before', 'after'],
    heads.map(({ path, field, before, after: now }) => [path, field, before ?? '', now ?? '']),
  ),
)}
${section('Texts', texts.length, texts.map(textDetails).join('\n'))}
</body>
</html>
`
}

function section(title: string, count: number, content: string): string {
  return `<section>\n<h2>${title} <small>${count}</small></h2>\n${count === 0 ? '<p>None.</p>' : content}\n</section>`
}

function rows(names: readonly string[], lines: readonly (readonly string[])[]): string {
  const cells = (tag: string, texts: readonly string[]): string =>
    `<tr>${texts.map((text) => `<${tag}>${escapeHtml(text)}</${tag}>`).join('')}</tr>`
  return `<div class="scroll"><table><thead>${cells('th', names)}</thead><tbody>${lines.map((line) => cells('td', line)).join('\n')}</tbody></table></div>`
}

function textDetails({ path, removed, added, parts }: ChangedText): string {
  const side = (kind: 'removed' | 'added', tag: string): string =>
    parts
      .filter((part) => part.kind === 'both' || part.kind === kind)
      .map((part) => (part.kind === 'both' ? escapeHtml(part.text) : `<${tag}>${escapeHtml(part.text)}</${tag}>`))
      .join(' ')
  return `<details id="${escapeAttribute(path)}"><summary>${escapeHtml(path)} <small>−${removed} +${added} words</small></summary>
<div class="sides"><div>${side('removed', 'del')}</div><div>${side('added', 'ins')}</div></div></details>`
}

const style = `
:root { color-scheme: light dark; --line: light-dark(#d8dee6, #30363f); --gone: light-dark(#ffe3e3, #5c1f24); --new: light-dark(#d9f5e0, #174226) }
body { max-width: 90rem; margin: 0 auto; padding: 1.5rem; font: 1rem/1.6 system-ui, sans-serif; color: light-dark(#1a1d23, #e6e9ef); background: light-dark(#fff, #0e1116) }
h1 { font-size: 1.6rem; line-height: 1.2; overflow-wrap: anywhere }
h2 { margin-top: 2.5rem; font-size: 1.2rem }
small { padding: 0.1rem 0.5rem; border: 1px solid var(--line); border-radius: 1rem; font-size: 0.8rem; font-weight: 400 }
.scroll { overflow-x: auto }
table { width: 100%; border-collapse: collapse; font-size: 0.9rem }
th, td { padding: 0.35rem 0.75rem 0.35rem 0; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top; overflow-wrap: anywhere }
details { border-bottom: 1px solid var(--line); padding-block: 0.5rem }
summary { cursor: pointer }
.sides { display: grid; grid-template-columns: 1fr 1fr; gap: 1.5rem; margin-top: 0.75rem; white-space: pre-line; overflow-wrap: anywhere; font-size: 0.9rem }
@media (max-width: 45rem) { .sides { grid-template-columns: 1fr } }
del { background: var(--gone); text-decoration-thickness: 1px }
ins { background: var(--new); text-decoration: none }
`
