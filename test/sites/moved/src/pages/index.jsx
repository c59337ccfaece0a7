import Layout from '@theme/Layout'
import Head from '@docusaurus/Head'
import Link from '@docusaurus/Link'
import { ColorChoice, Where } from '../components/Live'

export default function Home() {
  return (
    <Layout title="Home" description="A moved site">
      <h1>Home</h1>
      <Link to="/docs/intro">Read on</Link> <Link to="/whole">Whole</Link>
      <ColorChoice client="load" />
      <Where client="load">
        <Head>
          <meta name="from-slot" content="yes" />
        </Head>
      </Where>
    </Layout>
  )
}
