import useDocusaurusContext from '@docusaurus/useDocusaurusContext'

export default function Note() {
  return (
    <p className="own-note">
      Before the footer<small>{useDocusaurusContext().siteConfig.tagline}</small>
    </p>
  )
}
