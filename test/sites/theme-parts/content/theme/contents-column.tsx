import type { PartProps } from 'sitegen/theme'

export default function ContentsColumn({ tree }: PartProps<'ContentsColumn'>) {
  return <aside className="own-contents">{tree.map(({ heading }) => heading.id).join(', ')}</aside>
}
