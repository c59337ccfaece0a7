import type { LinkProps } from 'sitegen/theme'
import { Link as Original } from 'sitegen/theme/original'

export default function Link(props: LinkProps) {
  return <Original {...props} data-own-link="" />
}
