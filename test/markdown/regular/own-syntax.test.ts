// Whether the quick reader may be used: it does not know the syntax that plugins add.
import type { Processor } from 'unified'
import { expect, it } from 'vitest'
import { hasOnlyOwnSyntax, markdownPipeline } from '../../../src/markdown/pipeline.ts'

it.each<[name: string, plugin: (this: Processor) => unknown, expected: boolean]>([
  ['a plugin that changes trees', () => () => undefined, true],
  [
    'a plugin that adds syntax',
    function () {
      const data = this.data()
      data.micromarkExtensions = [...(data.micromarkExtensions ?? []), {}]
    },
    false,
  ],
  [
    'a plugin that reads tokens differently',
    function () {
      this.data().fromMarkdownExtensions?.push({})
    },
    false,
  ],
  [
    'a plugin that takes syntax away',
    function () {
      this.data().micromarkExtensions?.pop()
    },
    false,
  ],
  [
    'a plugin that is a parser',
    function () {
      this.parser = () => ({ type: 'root', children: [] })
    },
    false,
  ],
])('%s -> whether there is only own syntax', (_name, plugin, expected) => {
  const pipeline = markdownPipeline({
    syntax: ['table', 'admonition'],
    admonitions: new Set(),
    emoji: false,
    countWords: () => 0,
    plugins: [
      function attach() {
        Reflect.apply(plugin, this, [])
        return undefined
      },
    ],
  })
  expect(hasOnlyOwnSyntax(pipeline)).toBe(expected)
})
