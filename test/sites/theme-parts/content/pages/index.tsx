import { Link } from 'sitegen/theme'

export default function Home() {
  return <Link to="/docs/first">Read</Link>
}
