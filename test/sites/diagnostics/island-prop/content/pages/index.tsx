import { Counter } from '../components/counter'

export default function Home() {
  return <Counter onCount={() => undefined} />
}
