// The code below a live figure. What a reader can change with the controls stands out in it, and changes with them.
import type { ReactNode } from 'react'

/** Code in which `‹` and `›` enclose what readers can change: `spring({ damping: ‹10› })`. */
export function LiveCode({ children }: { children: string }) {
  return (
    <pre className="fig-code">
      <code>{colorCode(children)}</code>
    </pre>
  )
}

/** The same as a template, whose values are marked: liveCode`spring({ damping: ${damping} })`. */
export function liveCode(texts: TemplateStringsArray, ...values: (string | number | boolean)[]): ReactNode {
  return <LiveCode>{texts.map((text, index) => text + (values[index] === undefined ? '' : `‹${values[index]}›`)).join('')}</LiveCode>
}

const tokens = /‹([^›]*)›|('[^'‹]*')|(<\/?[A-Z][\w.]*|\/?>)|\b(const|return|new|true|false)\b|([A-Za-z_]\w*)(?=\()|\b(\d[\d.]*)\b/g

/** Values, strings, elements, keywords, calls and numbers in the colors that the code blocks of this site have. */
function colorCode(text: string): ReactNode[] {
  const parts: ReactNode[] = []
  let end = 0
  for (const match of text.matchAll(tokens)) {
    const [whole, value, ...groups] = match
    parts.push(
      text.slice(end, match.index),
      value === undefined ? (
        <span key={match.index} className={`fig-token-${groups.findIndex((group) => group !== undefined)}`}>
          {whole}
        </span>
      ) : (
        <b key={match.index}>{value}</b>
      ),
    )
    end = match.index + whole.length
  }
  parts.push(text.slice(end))
  return parts
}
