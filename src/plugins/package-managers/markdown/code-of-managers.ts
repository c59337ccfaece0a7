// A code block with an npm command, shown for the other package managers too. The word is the one used in content written for Docusaurus.
import { renderTabs } from '../../../markdown/code/render-tabs.ts'
import type { TextPlugin } from '../../../markdown/text-plugin.ts'
import { convertCommand, packageManagerGroup, packageManagerLabels, packageManagers } from '../package-managers.ts'

export const codeOfManagers: NonNullable<TextPlugin['code']> = ({ code, meta, idOf, text, highlight }) => {
  if (!/(?:^|\s)npm2yarn(?=\s|$)/.test(meta)) return undefined
  const blocks = packageManagers.map((manager) => ({ manager, ...highlight(convertCommand(code, manager)) }))
  const tabs = blocks.map(({ manager, html }) => ({ value: manager, label: packageManagerLabels[manager], html }))
  const { invalid = [], outside = [], problems = [] } = blocks[0] ?? {}
  const html = renderTabs({ name: idOf('pm'), group: packageManagerGroup, className: 'package-managers', tabs, text })
  return { html, invalid, outside, problems }
}
