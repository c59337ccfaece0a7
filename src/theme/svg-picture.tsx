// What an import of an SVG file gives (bundle/svg-components.ts). Sites written for other generators expect a component, others an
// address, and an imported value may be handed on under any name. So it is both: a React element type that is a text for everything else.
import { type CSSProperties, forwardRef, type SVGProps, useId } from 'react'
import { escapeHtml } from '../lib/escape.ts'

export type SvgPictureProps = SVGProps<SVGSVGElement> & {
  /** What the picture shows, for readers who cannot see it. */
  title?: string
}

/**
 * @param own props of the `<svg>` element in the file.
 * @param idMark stands before each id in `content`, and where an id is referred to.
 * @returns a `String` object. React looks at the properties of an object to tell an element type, and takes the text of any other value.
 */
export function createSvgPicture(address: string, own: { style?: CSSProperties }, content: string, idMark: string): object {
  const Picture = forwardRef<SVGSVGElement, SvgPictureProps>(({ title, style, children: _, ...given }, ref) => {
    const prefix = useId()
    const named = title === undefined ? content : `<title>${escapeHtml(title)}</title>${content.replace(/<title\b[\s\S]*?<\/title>/, '')}`
    const styles = own.style || style ? { style: { ...own.style, ...style } } : {}
    return <svg {...own} {...given} {...styles} ref={ref} dangerouslySetInnerHTML={{ __html: named.replaceAll(idMark, prefix) }} />
  })
  return Object.assign(new String(address), Picture)
}
