import { Link } from 'sitegen/theme'

export default function Release({ changes, next }: { changes: string[]; next: string | null }) {
  return (
    <>
      <h1>What is new</h1>
      <ul>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      {next === null ? <p>This is the last one.</p> : <Link to={`/releases/${next}`}>The next release</Link>}
    </>
  )
}
