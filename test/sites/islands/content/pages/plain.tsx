export const metadata = { title: 'Plain' }

export default function Plain() {
  return <h1>No island here</h1>
}
