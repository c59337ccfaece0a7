// `<head>` in a document: what it has goes into the head of the page. React moves title, meta and most links there by itself; everything else
// is marked, and so are the attributes for `<html>` and `<body>` (render/place-head-tags.ts).
import { Children, createContext, Fragment, isValidElement, type ReactElement, type ReactNode, useContext } from 'react'

/** False where there is no page around the text: in feeds and text twins. */
export const HeadTarget = /* @__PURE__ */ createContext(false)

export function HeadTags({ children }: { children?: ReactNode }): ReactElement | null {
  return useContext(HeadTarget) ? <sg-head>{markRoots(children)}</sg-head> : null
}

/** There cannot be a second `<html>` or `<body>`. */
function markRoots(node: ReactNode): ReactNode {
  return Children.map(node, (child) => {
    if (!isValidElement<{ children?: ReactNode }>(child)) return child
    if (child.type === Fragment) return markRoots(child.props.children)
    if (child.type !== 'html' && child.type !== 'body') return child
    const { children: _, ...attributes } = child.props
    return <div data-sg-root={child.type} {...attributes} />
  })
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'sg-head': { children?: import('react').ReactNode; dangerouslySetInnerHTML?: { __html: string } }
    }
  }
}
