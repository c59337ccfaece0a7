export default function Home() {
  const wide = window.innerWidth > 1000
  return <h1>{wide ? 'Wide' : 'Narrow'}</h1>
}
