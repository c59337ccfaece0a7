import Layout from '@theme-original/Layout'

export default function LayoutWrapper(props) {
  return (
    <div className="own-layout">
      <Layout {...props} />
    </div>
  )
}
