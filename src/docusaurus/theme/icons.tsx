// `@theme/Icon/…`: the icons of the theme under the names of Docusaurus.
import type { ReactElement, SVGProps } from 'react'
import { ExternalIcon, Icon } from '../../theme/icon.tsx'
import type { IconName } from '../../theme/icon-names.ts'

function icon(name: IconName): (props: { className?: string }) => ReactElement {
  return ({ className }) => within(className, <Icon name={name} />)
}

function within(className: string | undefined, icon: ReactElement): ReactElement {
  return className === undefined ? icon : <span className={className}>{icon}</span>
}

/** An icon that the theme itself does not show, drawn by lines in a square of 24. */
function drawing(lines: string): (props: SVGProps<SVGSVGElement>) => ReactElement {
  return (props) => (
    <svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true" {...props}>
      <path d={lines} />
    </svg>
  )
}

export const Arrow = /* @__PURE__ */ icon('chevron')
export const Copy = /* @__PURE__ */ drawing('M9 8h11v13H9zM15 8V3H4v13h5')
export const Close = /* @__PURE__ */ icon('close')
export const DarkMode = /* @__PURE__ */ icon('moon')
export const Edit = /* @__PURE__ */ icon('edit')
export const Home = /* @__PURE__ */ icon('home')
export const Language = /* @__PURE__ */ icon('language')
export const LightMode = /* @__PURE__ */ icon('sun')
export const Menu = /* @__PURE__ */ icon('menu')
export const Success = /* @__PURE__ */ drawing('M4 12.5l5.5 5.5L20 6.5')
export const SystemColorMode = /* @__PURE__ */ icon('system')
export const Email = /* @__PURE__ */ icon('mail')
export const GitHub = /* @__PURE__ */ icon('github')
export const Instagram = /* @__PURE__ */ icon('instagram')
export const LinkedIn = /* @__PURE__ */ icon('linkedin')
export const WordWrap = /* @__PURE__ */ drawing('M3 5h18M3 12h15a3.5 3.5 0 0 1 0 7h-5M15.5 16.5L13 19l2.5 2.5M3 19h6')
export const SocialsDefault = /* @__PURE__ */ icon('link')
export const X = /* @__PURE__ */ icon('x')
export const YouTube = /* @__PURE__ */ icon('youtube')
export const ExternalLink = ({ className }: { className?: string }): ReactElement => within(className, <ExternalIcon />)
