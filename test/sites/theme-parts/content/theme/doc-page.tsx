import type { PartProps } from 'sitegen/theme'
import { DocPage as Original } from 'sitegen/theme/original'

export default function DocPage({ route, children }: PartProps<'DocPage'>) {
  return (
    <Original route={route}>
      <p className="before">Before {route.props.title}</p>
      {children}
    </Original>
  )
}
