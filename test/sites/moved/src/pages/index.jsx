import Layout from '@theme/Layout'
import Link from '@docusaurus/Link'
import { ColorChoice, Where } from '../components/Live'

export default function Home() {
  return (
    <Layout title="Home" description="A moved site">
      <h1>Home</h1>
      <Link to="/docs/intro">Read on</Link>
      <ColorChoice client="load" />
      <Where client="load" />
    </Layout>
  )
}
