// The list of headings of a page: a column on large screens, collapsed above the text on small ones.
import type { ReactElement } from 'react'
import { text } from '../../lib/texts/text.ts'
import { type TextLanguage, useTextLanguage } from '../layout/text-language.ts'
import type { ContentsNode } from './contents-tree.ts'

/** For the column beside the text. */
export function ContentsColumn({ tree }: { tree: readonly ContentsNode[] }): ReactElement {
  const title = text('theme.TOCCollapsible.toggleButtonLabel')
  return (
    <div className="contents-column">
      <nav className="contents" aria-label={title}>
        <div className="contents-title">{title}</div>
        <ContentsItems nodes={tree} language={useTextLanguage()} />
      </nav>
    </div>
  )
}

/** For small screens, closed at first. */
export function ContentsDisclosure({ tree }: { tree: readonly ContentsNode[] }): ReactElement {
  return (
    <details className="contents-disclosure">
      <summary>{text('theme.TOCCollapsible.toggleButtonLabel')}</summary>
      <ContentsItems nodes={tree} language={useTextLanguage()} />
    </details>
  )
}

function ContentsItems({ nodes, language }: { nodes: readonly ContentsNode[]; language?: TextLanguage }): ReactElement {
  return (
    <ul {...language}>
      {nodes.map(({ heading, children }) => (
        <li key={heading.id}>
          <a href={`#${encodeURIComponent(heading.id)}`} dangerouslySetInnerHTML={{ __html: breakLongNames(heading.html) }} />
          {children.length > 0 && <ContentsItems nodes={children} />}
        </li>
      ))}
    </ul>
  )
}

/** From this length on, a name may be wider than the column of the contents. */
const longName = 18

/**
 * The HTML of a heading, with `<wbr>` in long names of its code: `set<wbr>Chromium<wbr>Headless<wbr>Mode()`. Without such places a name
 * that is a little too long leaves its last letter alone in the next line.
 */
export function breakLongNames(html: string): string {
  return html.replace(/<code>([^<]*)<\/code>/g, (code: string, text: string) => {
    const broken = text.replace(/\S+/g, (name) =>
      name.length < longName ? name : name.replace(/(?<=[a-z])(?=[A-Z])|(?<=[./_-])(?=\w)/g, '<wbr>'),
    )
    return broken === text ? code : `<code>${broken}</code>`
  })
}
