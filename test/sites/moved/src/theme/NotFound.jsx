import Layout from '@theme/Layout'

export default function NotFound() {
  return (
    <Layout title="Lost">
      <h1>Lost</h1>
    </Layout>
  )
}
