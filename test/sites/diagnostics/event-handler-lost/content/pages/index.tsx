import { Counter } from '../components/counter'

export default function Home() {
  return (
    <>
      <h1>Home</h1>
      <Counter />
    </>
  )
}
