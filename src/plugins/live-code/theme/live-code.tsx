// A live code block as the site is built: highlighted code, which the editor takes over when a reader comes near.
import type { ReactNode } from 'react'
import { CodeBlock } from '../../../theme/mdx/code-block.tsx'
import LiveEditor from '../client/live-editor.tsx'

interface LiveCodeProps {
  code: string
  language: string
  /** As behind a fence. */
  title: string
  callsRender: boolean
}

export default function LiveCode({ code, language, title, callsRender }: LiveCodeProps): ReactNode {
  return (
    <LiveEditor client="visible" language={language} callsRender={callsRender}>
      <CodeBlock language={language} metastring={title}>
        {code}
      </CodeBlock>
    </LiveEditor>
  )
}
