import { Clock } from '../components/clock'

export const metadata = { title: 'Home' }

export default function Home() {
  return (
    <>
      <h1>Home</h1>
      <Clock />
    </>
  )
}
