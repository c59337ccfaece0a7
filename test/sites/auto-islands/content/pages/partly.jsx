import { Choice, Option } from '../components/tabs'

export const metadata = { title: 'Page with one part that lives' }

function Likes() {
  const like = (event) => {
    event.currentTarget.textContent = 'Liked'
  }
  return (
    <button type="button" className="likes" onClick={like}>
      Like
    </button>
  )
}

/** A context does not reach content that is rendered apart, so this is the island. */
function Options() {
  return (
    <Choice>
      <Option name="a" />
      <Option name="b" />
    </Choice>
  )
}

export default function Page() {
  return (
    <>
      <h1>A page with parts</h1>
      <Likes />
      <Options />
    </>
  )
}
