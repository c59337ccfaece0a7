import type { AdmonitionProps } from 'sitegen/theme'

export default function Admonition({ children }: AdmonitionProps) {
  return <div className="own-admonition">{children}</div>
}
