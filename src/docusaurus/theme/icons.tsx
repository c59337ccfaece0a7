// `@theme/Icon/…`: the icons of the theme under the names of Docusaurus.
import type { ReactElement } from 'react'
import { ExternalIcon, Icon } from '../../theme/icon.tsx'
import type { IconName } from '../../theme/icon-names.ts'

function icon(name: IconName): (props: { className?: string }) => ReactElement {
  return ({ className }) =>
    className === undefined ? (
      <Icon name={name} />
    ) : (
      <span className={className}>
        <Icon name={name} />
      </span>
    )
}

export const Arrow = /* @__PURE__ */ icon('chevron')
export const Close = /* @__PURE__ */ icon('close')
export const DarkMode = /* @__PURE__ */ icon('moon')
export const Edit = /* @__PURE__ */ icon('edit')
export const Home = /* @__PURE__ */ icon('home')
export const Language = /* @__PURE__ */ icon('language')
export const LightMode = /* @__PURE__ */ icon('sun')
export const Menu = /* @__PURE__ */ icon('menu')
export const SystemColorMode = /* @__PURE__ */ icon('system')
export const Email = /* @__PURE__ */ icon('mail')
export const GitHub = /* @__PURE__ */ icon('github')
export const Instagram = /* @__PURE__ */ icon('instagram')
export const LinkedIn = /* @__PURE__ */ icon('linkedin')
export const X = /* @__PURE__ */ icon('x')
export const YouTube = /* @__PURE__ */ icon('youtube')
export const ExternalLink = ExternalIcon
