// Above a page that belongs to a list: the way back to it. It is navigation, so that the search leaves its words out.
import { Link } from 'sitegen/theme'

export function WayBack({ to, children }: { to: string; children: string }) {
  return (
    <nav className="site-back" aria-label="Way back">
      <Link to={to}>{children}</Link>
    </nav>
  )
}
