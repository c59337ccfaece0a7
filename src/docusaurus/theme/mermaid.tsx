// `@theme/Mermaid`: a diagram whose text a component makes; browsers draw it. One that stands in a document is drawn when the site is built, by
// the plugin `mermaid`.
import type { ReactElement } from 'react'
import MermaidDiagram from '../../plugins/mermaid/client/mermaid-diagram.tsx'

export default function Mermaid({ value }: { value: string }): ReactElement {
  return <MermaidDiagram client="visible" code={value} />
}
