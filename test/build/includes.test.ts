// The plugin `includes`: files in code blocks and in the text of documents, where they go, and what is said of mistakes.
import { describe, expect, it } from 'vitest'
import { shareBuild } from './build-test-site.ts'

describe('a site with files in its documents', () => {
  const built = shareBuild('includes', { verify: true })
  it('-> no findings, and the same bytes again', async () => {
    expect(built().diagnostics).toEqual([])
    console.log(await built().read('docs.md').catch(() => built().files()))
    console.log(await built().read('docs/other.md'))
    console.log((await built().read('docs/index.html')).replace(/[\s\S]*<div class="markdown">/, ''))
  })
})
