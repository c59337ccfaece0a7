import { Context } from '@docusaurus/core/lib/client/docusaurusContext'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import Original from '@theme-original/Root'

export default function Root({ children }) {
  const context = useDocusaurusContext()
  return (
    <Context.Provider value={{ ...context, siteConfig: { ...context.siteConfig, tagline: 'Said by the root' } }}>
      <div className="own-root">
        <Original>{children}</Original>
      </div>
    </Context.Provider>
  )
}
