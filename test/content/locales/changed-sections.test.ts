import { expect, test } from 'vitest'
import { changedSections } from '../../../src/content/locales/changed-sections.ts'

const before =
  '---\ntitle: Kites\nslug: /\n---\n\nIntro.\n\n## Wind\n\nStrong.\n\n## Knots {#k}\n\n```sh\n# no heading\n```\n\n### Again\n\n1\n\n### Again\n\n2\n'

test.each<[string, string, string[]]>([
  ['the same', before, []],
  ['other spaces and line breaks', before.replaceAll('\n', '\r\n').replace('Strong.', ' Strong.'), []],
  ['a key of front matter that is no text', before.replace('slug: /', 'slug: /kites'), []],
  ['the title', before.replace('title: Kites', 'title: All kites'), ['changed undefined 1']],
  ['a section', before.replace('Strong', 'Steady'), ['changed Wind 8']],
  ['the code in a section', before.replace('no heading', 'none'), ['changed Knots 12']],
  ['the second of two headings', before.replace('\n2\n', '\n3\n'), ['changed Again 22']],
  ['another heading', before.replace('## Wind', '## Winds'), ['new Winds 8', 'removed Wind undefined']],
  ['a section more', `${before}\n## Trees\n`, ['new Trees 26']],
])('%s -> what changed', (_title, now, expected) => {
  expect(changedSections(before, now).map(({ change, heading, line }) => `${change} ${heading} ${line}`)).toEqual(expected)
})
