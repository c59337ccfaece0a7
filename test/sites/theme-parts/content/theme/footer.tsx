import { Link, useSite } from 'sitegen/theme'
import { Clock } from './clock.tsx'
import './footer.css'

const Footer = () => (
  <footer className="own-footer">
    <Link to="/docs/first">First of {useSite().config.title}</Link>
    <Clock start={3} />
  </footer>
)

export default Footer
