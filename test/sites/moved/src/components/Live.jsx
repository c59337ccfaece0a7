'use client'
import BrowserOnly from '@docusaurus/BrowserOnly'
import Head from '@docusaurus/Head'
import Link from '@docusaurus/Link'
import { useHistory, useLocation } from '@docusaurus/router'
import useBaseUrl from '@docusaurus/useBaseUrl'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import useIsBrowser from '@docusaurus/useIsBrowser'
import { useColorMode, useQueryString } from '@docusaurus/theme-common'

export function ColorChoice() {
  const { colorMode, setColorMode } = useColorMode()
  return (
    <button id="mode" type="button" onClick={() => setColorMode(colorMode === 'dark' ? 'light' : 'dark')}>
      Now {colorMode}
    </button>
  )
}

export function Where({ children }) {
  const isBrowser = useIsBrowser()
  const { search, pathname } = useLocation()
  const history = useHistory()
  const [tab, setTab] = useQueryString('tab')
  const { siteConfig } = useDocusaurusContext()
  return (
    <section>
      <Head>
        <meta name="from-island" content={siteConfig.title} />
        <script type="application/ld+json">{'{"@type":"Thing"}'}</script>
      </Head>
      <p id="browser">{isBrowser ? 'in a browser' : 'at build time'}</p>
      <BrowserOnly fallback={<p id="width">no width</p>}>{() => <p id="width">{window.innerWidth} wide</p>}</BrowserOnly>
      <p id="place">{`${siteConfig.title} ${pathname}${search} ${useBaseUrl('/x.svg')}`}</p>
      <button id="query" type="button" onClick={() => history.push('?tab=two')}>
        Query
      </button>
      <button id="tab" type="button" onClick={() => setTab(tab === '' ? 'three' : null)}>
        Tab {tab}
      </button>
      <button id="go" type="button" onClick={() => history.push(intro)}>
        Go
      </button>
      <Link to="/docs/intro">Intro</Link>
      {children}
    </section>
  )
}

const intro = '/docs/intro'
