import type { Plugin } from 'sitegen'

interface Node {
  type: string
  alt?: string | null
  data?: { hProperties?: Record<string, string> }
  children?: Node[]
  value?: string
}

interface File {
  data: { page: Record<string, unknown> }
}

/** Numbers the images of a document, writes a caption below each, and lists all of them on a page of their own. */
export function figures({ label }: { label: string }): Plugin {
  return {
    name: 'figures',
    markdown: {
      remark: [
        () => (tree: Node, file: File) => {
          const captions: string[] = []
          for (const node of tree.children ?? []) {
            const [image, ...others] = node.children ?? []
            if (node.type !== 'paragraph' || image?.type !== 'image' || others.length > 0) continue
            captions.push(image.alt ?? '')
            node.data = { hProperties: { id: `figure-${captions.length}` } }
            const caption = `${label} ${captions.length}: ${image.alt ?? ''}`
            node.children?.push({ type: 'break' }, { type: 'emphasis', children: [{ type: 'text', value: caption }] })
          }
          if (captions.length > 0) file.data.page.figures = captions
        },
      ],
    },
    routes: () => [
      { path: '/figures', component: 'content/components/figure-list.tsx', title: 'Figures', props: { label }, collects: 'figures' },
    ],
  }
}
