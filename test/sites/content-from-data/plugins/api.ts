import type { Plugin } from 'sitegen'

const file = 'data/components.json'

/** Documents of the components in a JSON file, a part of the guide, and a post about them. */
export function api(): Plugin {
  return {
    name: 'api',
    content({ readFile }) {
      const components: { name: string; about: string }[] = JSON.parse(readFile(file))
      return [
        ...components.map(({ name, about }, index) => ({
          path: `content/api/${name.toLowerCase()}.mdx`,
          text: `---\ntitle: ${name}\n---\n\nimport { Mark } from '../components/mark.tsx'\n\n<Mark />\n\n## Use of ${name}\n\n${about}\n`,
          place: { file, line: index + 2 },
        })),
        { path: 'content/docs/parts/all.md', text: `---\ntitle: All parts\n---\n\nThere are ${components.length}: [Button](../../api/button.mdx).\n` },
        { path: 'content/blog/2026-01-05-parts.md', text: '---\ntitle: Parts\ndescription: News.\n---\n\nNew parts in [the list](/docs/parts/all).\n\n<!-- truncate -->\n\nMore.\n' },
      ]
    },
  }
}
