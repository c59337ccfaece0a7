// The site that shows every live part of the layout, with a category of thirty pages, for a test file.
import type { SiteBrowser } from './browser.ts'
import type { ChromiumOptions } from './launch-chromium.ts'
import { startTestSite } from './start-site.ts'

export function startShellSite(chromium?: ChromiumOptions): SiteBrowser {
  const text = '\n\nA line of text that fills the page, so that it can be scrolled.'.repeat(60)
  const files: Record<string, string> = {}
  for (let number = 10; number < 40; number += 1) files[`content/docs/many/page-${number}.md`] = `# Page ${number}${text}\n\n## End\n`
  return startTestSite('shell', { ...chromium, files })
}
