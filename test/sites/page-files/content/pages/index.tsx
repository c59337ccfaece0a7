export const metadata = { title: 'Home', description: 'Where it begins' }

export default function Home() {
  return (
    <>
      <h1>Home</h1>
      <a href="/about/">About</a>
      <a href="/plain">Plain</a>
    </>
  )
}
