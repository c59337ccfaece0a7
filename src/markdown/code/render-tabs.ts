// Tabs as HTML, for code fences that become several. The same markup as that of `<Tabs>` (src/theme/mdx/tabs.tsx), so that the style sheet
// and the runtime that syncs groups treat both alike.
import { escapeAttribute, escapeHtml } from '../../lib/escape.ts'
import type { WriteText } from '../../lib/texts/text.ts'

export interface TabsSource {
  /** Unique on every page where the tabs can appear. */
  name: string
  group?: string
  className: string
  text: WriteText
  tabs: readonly { value: string; label: string; html: string }[]
}

/** The first tab is selected at first. */
export function renderTabs({ name, group, className, tabs, text }: TabsSource): string {
  const items = tabs.map(({ value, label, html }, index) => {
    const id = escapeAttribute(`${name}-${value}`)
    const checked = index === 0 ? ' checked' : ''
    return `<input class="tab-input" type="radio" id="${id}" name="${escapeAttribute(name)}"${checked} value="${escapeAttribute(value)}"><label class="tab" for="${id}">${escapeHtml(label)}</label><div class="tab-panel">${html}</div>`
  })
  const synced = group === undefined ? '' : ` data-group="${escapeAttribute(group)}"`
  return `<fieldset class="tabs ${escapeAttribute(className)}" aria-label="${escapeAttribute(text('theme.Tabs.label'))}"${synced}>${items.join('')}</fieldset>`
}
