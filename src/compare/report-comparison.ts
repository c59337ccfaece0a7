// A comparison in words: findings for CI, and a short table for people.
import { basename } from 'node:path'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { formatBytes, plural } from '../lib/figures.ts'
import type { Comparison } from './compare-sites.ts'

/** A list in a message names this many. */
const mostNamed = 5

/** Addresses and anchors that are lost. What has only changed is in the table, the JSON and the page. */
export function findingsOf({ lost, lostAnchors, old }: Comparison): Diagnostic[] {
  return [
    ...lost
      .filter(({ isAllowed }) => !isAllowed)
      .map(
        ({ path, file, likely }): Diagnostic => ({
          id: 'address-lost',
          level: 'error',
          message: `The address ${path} of ${old.name} leads nowhere any more.`,
          place: { file: old.isList ? basename(old.name) : file },
          hint:
            likely === undefined
              ? 'Add a redirect to the page that takes its place, or list the address in the file for --allow.'
              : `Add a redirect: { from: '${path}', to: '${likely}' }, if that is the page now.`,
        }),
      ),
    ...lostAnchors.map(
      ({ path, file, ids }): Diagnostic => ({
        id: 'anchor-lost',
        level: 'warning',
        message: `The page ${path} no longer has ${ids.length === 1 ? 'the anchor' : `${ids.length} anchors:`} ${nameSome(ids.map((id) => `#${id}`))}.`,
        place: { file },
        hint: 'Links from elsewhere lead to it. Give the heading its id with {#…}.',
      }),
    ),
  ]
}

/** Lines for a terminal. */
export function tableOf(comparison: Comparison): string {
  const { old, new: after, lost, moved, added, lostAnchors, heads, texts, weight } = comparison
  const exceptions = lost.filter(({ isAllowed }) => isAllowed).length
  const rows: [string, string][] = [
    [
      'Addresses',
      `${lost.length - exceptions} lost${exceptions > 0 ? ` and ${exceptions} allowed` : ''}, ${moved.length} moved with a redirect, ${added.length} new`,
    ],
  ]
  if (weight !== undefined) {
    const anchors = lostAnchors.reduce((sum, { ids }) => sum + ids.length, 0)
    const words = (kind: 'removed' | 'added'): number => texts.reduce((sum, text) => sum + text[kind], 0)
    rows.push(
      ['Anchors', anchors === 0 ? 'none lost' : `${anchors} lost on ${plural(lostAnchors.length, 'page')}`],
      ['Heads', heads.length === 0 ? 'the same' : countFields(heads)],
      [
        'Texts',
        texts.length === 0 ? 'the same' : `${plural(texts.length, 'page')} differ: ${words('removed')} words gone, ${words('added')} new`,
      ],
      [
        'A page with what it loads',
        `${formatBytes(weight.old.bytes)} in ${plural(weight.old.requests, 'request')} -> ${formatBytes(weight.new.bytes)} in ${weight.new.requests} (medians)`,
      ],
    )
  }
  const widest = Math.max(...rows.map(([name]) => name.length))
  const most = texts.toSorted((left, right) => right.removed + right.added - left.removed - left.added).slice(0, mostNamed)
  return [
    `Compared ${old.name} (${plural(old.pages, 'page')}) with ${after.name} (${plural(after.pages, 'page')}).`,
    '',
    ...rows.map(([name, value]) => `  ${name.padEnd(widest)}  ${value}`),
    ...(most.length === 0
      ? []
      : ['', '  Texts that differ most:', ...most.map(({ path, removed, added: more }) => `    ${path}  -${removed} +${more} words`)]),
    '',
  ].join('\n')
}

function countFields(heads: Comparison['heads']): string {
  const counts = new Map<string, number>()
  for (const { field } of heads) counts.set(field, (counts.get(field) ?? 0) + 1)
  return [...counts]
    .map(([field, number]) => plural(number, field === 'robots' ? 'robots tag' : field))
    .join(', ')
    .concat(' changed')
}

function nameSome(names: readonly string[]): string {
  return names.length <= mostNamed ? names.join(', ') : `${names.slice(0, mostNamed).join(', ')} and ${names.length - mostNamed} more`
}
