// The dev server with documents that show files: an edit of a file is in the next answer, and open pages hear of it.
import { expect, it, onTestFinished } from 'vitest'
import { startTestServer } from './start-test-server.ts'

const config = (plugins: string): string => `import { includes } from 'sitegen/includes'
export default { title: 'T', url: 'https://example.com', search: false, plugins: [${plugins}] }
`

it('edits of included files, of one that was missing, of the plugins -> in the documents that have them', async () => {
  const server = await startTestServer({
    'site.config.ts': config('includes()'),
    'examples/demo.ts': '// #region a\nconst first = 1\n// #endregion\n',
    'content/docs/code.md': '---\ntitle: Code\n---\n\n```ts file="@site/examples/demo.ts" region="a"\n```\n',
    'content/docs/text.md':
      '---\ntitle: Text\n---\n\n<!-- @include: ../parts/inner.md -->\n\n<!-- @include: ../parts/late.md -->\n\nThe end.\n',
    'content/docs/other.md': '# Other\n',
    'content/parts/inner.md': 'An inner text.\n',
  })
  onTestFinished(() => server.close())
  const { get, write, found, listen } = server
  const textOf = async (path: string): Promise<string> => (await get(path)).body.replace(/<[^>]*>/g, '')
  const missing = found(({ id, message }) => id === 'plugin-message' && message.includes('../parts/late.md'))
  expect(await textOf('/docs/code')).toContain('const first = 1')
  expect(await textOf('/docs/text')).toContain('An inner text.')
  expect((await missing).place).toMatchObject({ file: 'content/docs/text.md', line: 7 })
  await server.server.watching

  const [code, text] = [await listen('/docs/code'), await listen('/docs/text')]
  write('examples/demo.ts', '// #region a\nconst second = 2\n// #endregion\n')
  await code.next(({ type }) => type === 'update')
  expect(await textOf('/docs/code')).toContain('const second = 2')

  await text.next(({ type }) => type === 'update')
  write('content/parts/late.md', 'It came late.\n')
  await text.next(({ type }) => type === 'update')
  expect(await textOf('/docs/text')).toContain('It came late.')

  write('site.config.ts', config(''))
  await code.next(({ type }) => type === 'reload')
  expect(await textOf('/docs/text')).not.toContain('An inner text.')
  write('site.config.ts', config('includes()'))
  await code.next(({ type }) => type === 'reload')
  expect(await textOf('/docs/text')).toContain('An inner text.')
})
