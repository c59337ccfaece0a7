export default function Note() {
  return <p className="own-note">Before the footer</p>
}
