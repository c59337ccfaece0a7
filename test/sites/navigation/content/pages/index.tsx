import { Link } from 'sitegen/theme'
import Counter from '../components/counter'
import Here from '../components/here'

export const metadata = { title: 'Home', description: 'Where the walk begins.' }

export default function Home() {
  return (
    <>
      <h1>Home</h1>
      <Here title="Home" persist="here" />
      <Counter client="load" />
      <ul>
        <li>
          <Link to="/docs/first">First</Link>
        </li>
        <li>
          <Link to="/docs/second#deep-down">Second, deep down</Link>
        </li>
        <li>
          <Link to="/other">Other</Link>
        </li>
        <li>
          <Link to="/docs/first?view=all">First, with a query</Link>
        </li>
        <li>
          <Link to="pathname:///file.pdf">File in a new tab</Link>
        </li>
        <li>
          <Link to="pathname:///foreign.html" target="_self">
            Foreign page
          </Link>
        </li>
        <li>
          <a href="/file.pdf" download>
            Download
          </a>
        </li>
        <li>
          <a href="/docs/first" target="_top">
            Top frame
          </a>
        </li>
        <li>
          <a href="/docs/second#:~:text=Deep%20down">Text fragment</a>
        </li>
        <li>
          <Link to="/scripted">Scripted</Link>
        </li>
        <li>
          <Link to="https://elsewhere.example/">Another site</Link>
        </li>
      </ul>
    </>
  )
}
