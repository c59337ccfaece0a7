// `@theme/Admonition/Icon/…`: a mark in a circle for each kind of admonition, in the color of the text.
import type { ReactElement, SVGProps } from 'react'

function icon(mark: string): (props: SVGProps<SVGSVGElement>) => ReactElement {
  return (props) => (
    <svg viewBox="0 0 16 16" width="1em" height="1em" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true" {...props}>
      <circle cx="8" cy="8" r="7" />
      <path d={mark} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}

const exclamation = 'M8 4.5v4.5M8 11.5v.1'
const letter = 'M8 7v4.5M8 4.5v-.1'

export const Danger = /* @__PURE__ */ icon(exclamation)
export const Info = /* @__PURE__ */ icon(letter)
export const Note = /* @__PURE__ */ icon(letter)
export const Tip = /* @__PURE__ */ icon('M5 8.5l2 2 4-5')
export const Warning = /* @__PURE__ */ icon(exclamation)
