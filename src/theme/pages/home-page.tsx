// A home page that front matter describes: large words with a picture, what to do next, and what the product is good for.
import type { ReactElement, ReactNode } from 'react'
import type { HomeFeature, HomePageContent } from '../../content/home-page.ts'
import { classNames } from '../class-names.ts'
import { Layout } from '../layout/layout.tsx'
import { useTextLanguage } from '../layout/text-language.ts'
import { ThemedImage } from '../layout/themed-image.tsx'
import { Link } from '../link.tsx'
import { LinkButton } from '../mdx/link-button.tsx'

/** @param children the text of the document, below all. */
export function HomePage({ home, children }: { home: HomePageContent; children: ReactNode }): ReactElement {
  const { name, text, tagline, image, actions, features } = home
  return (
    <Layout className="home-layout">
      <div className="home" {...useTextLanguage()}>
        <header className={classNames('home-hero', image && 'home-hero-pictured')}>
          <div className="home-words">
            {(name ?? text) !== undefined && (
              <h1>
                {name !== undefined && <span className="home-name">{name}</span>}{' '}
                {text !== undefined && <span className="home-text">{text}</span>}
              </h1>
            )}
            {tagline !== undefined && <p className="home-tagline">{tagline}</p>}
            {actions.length > 0 && (
              <p className="home-actions">
                {actions.map(({ label, href, look }) => (
                  <LinkButton key={label + href} href={href} variant={look}>
                    {label}
                  </LinkButton>
                ))}
              </p>
            )}
          </div>
          {image && (
            <div className="home-picture">
              <ThemedImage {...image} />
            </div>
          )}
        </header>
        {features.length > 0 && (
          <ul className="home-features">
            {features.map((feature) => (
              <li key={feature.title}>
                <Feature {...feature} />
              </li>
            ))}
          </ul>
        )}
        <div className="markdown home-content">{children}</div>
      </div>
    </Layout>
  )
}

function Feature({ title, details, icon, href, linkText }: HomeFeature): ReactElement {
  const inside = (
    <>
      {icon !== undefined && (
        <span className="home-icon" aria-hidden="true">
          {typeof icon === 'string' ? icon : <ThemedImage {...icon} />}
        </span>
      )}
      <span className="card-title">{title}</span>
      {details !== undefined && <span className="card-text">{details}</span>}
      {href !== undefined && linkText !== undefined && <span className="home-more">{linkText}</span>}
    </>
  )
  return href === undefined ? (
    <div className="card">{inside}</div>
  ) : (
    <Link className="card" to={href}>
      {inside}
    </Link>
  )
}
