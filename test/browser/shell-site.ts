// The site that shows every live part of the layout, with a category of thirty pages, for a test file.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SiteBrowser } from './browser.ts'
import type { ChromiumOptions } from './launch-chromium.ts'
import { startTestSite } from './start-site.ts'

export function startShellSite(chromium?: ChromiumOptions): SiteBrowser {
  return startTestSite('shell', {
    ...chromium,
    async fill(siteDirectory) {
      const many = join(siteDirectory, 'content/docs/many')
      await mkdir(many)
      const text = '\n\nA line of text that fills the page, so that it can be scrolled.'.repeat(60)
      for (let number = 10; number < 40; number += 1)
        await writeFile(join(many, `page-${number}.md`), `# Page ${number}${text}\n\n## End\n`)
    },
  })
}
