import { describe, expect, it } from 'vitest'
import { buildTestSite } from './build-test-site.ts'

describe('the beginning of a post in a list', () => {
  it('an anchor that leads into the rest -> the page of the post', async () => {
    const { findings, read } = await buildTestSite({
      'site.config.ts': `import { defineConfig } from 'sitegen'\nexport default defineConfig({ title: 'T', url: 'https://example.com', baseUrl: '/base/' })\n`,
      'content/blog/2024-01-02-post.md': '---\nslug: post\n---\n\n# Post\n\nSee [below](#rest).\n\n<!-- truncate -->\n\n## Rest\n\nText.\n',
      'content/pages/index.md': '# Home\n\n[Blog](/blog)\n',
    })
    expect(findings).toEqual([])
    expect(await read('blog/index.html')).toContain('<a href="/base/blog/post#rest">below</a>')
    expect(await read('blog/post/index.html')).toContain('<a href="#rest">below</a>')
  })
})
