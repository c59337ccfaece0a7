// The dev server with documents that files, or functions of the configuration, are a part of: an edit is in the next answer, and open pages hear of it.
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

it('edits of a document whose front matter a function of the configuration gives, and of the function -> in the answer', async () => {
  const read = (sign: string): string =>
    `export const sign = '${sign}'\nexport const read = async (file) => {
  const { frontMatter, content } = await file.defaultParseFrontMatter(file)
  return { frontMatter: { ...frontMatter, title: frontMatter.name + sign }, content }
}\n`
  const server = await startTestServer({
    'site.config.ts':
      "import { read } from './read.ts'\nexport default { title: 'T', url: 'https://example.com', markdown: { parseFrontMatter: read } }\n",
    'read.ts': read('!'),
    'content/docs/one.md': '---\nname: One\n---\n\nText\n',
  })
  onTestFinished(() => server.close())
  const { get, write, listen } = server
  expect((await get('/docs/one')).body).toContain('<h1>One!</h1>')
  await server.server.watching
  const stream = await listen('/docs/one')
  write('content/docs/one.md', '---\nname: First\n---\n\nText\n')
  await stream.next(({ type }) => type === 'update' || type === 'reload')
  expect((await get('/docs/one')).body).toContain('<h1>First!</h1>')
  write('read.ts', read('?'))
  await stream.next(({ type }) => type === 'reload')
  expect((await get('/docs/one')).body).toContain('<h1>First?</h1>')
})
