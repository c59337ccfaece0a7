import { Link } from 'sitegen/theme'
import Counter from '../components/counter'
import Here from '../components/here'

export const metadata = { title: 'Other', description: 'The other end of the walk.', keywords: ['other'] }

export default function Other() {
  return (
    <>
      <h1>Other</h1>
      <Here title="Other" persist="here" />
      <Counter name="only" client="only" />
      <p>
        <Link to="/">Home</Link> <Link to="/docs/first">First</Link>
      </p>
    </>
  )
}
