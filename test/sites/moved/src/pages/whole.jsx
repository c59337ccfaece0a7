'use client'
import { useState } from 'react'
import Head from '@docusaurus/Head'
import Layout from '@theme/Layout'

export default function Whole() {
  const [count, setCount] = useState(0)
  return (
    <Layout title="All of it" noFooter>
      <Head>
        <meta name="whole" content="yes" />
      </Head>
      <main>
        <h1>Whole</h1>
        <button id="count" type="button" onClick={() => setCount(count + 1)}>
          {count}
        </button>
      </main>
    </Layout>
  )
}
