import { Link, type PageMetadata, Translate, translate } from 'sitegen/theme'

export const metadata: PageMetadata = { title: 'Kite', description: 'A sample site in four languages.' }

export default function Home() {
  return (
    <section>
      <h1>
        <Translate id="home.title">Kites for everybody</Translate>
      </h1>
      <p title={translate({ id: 'home.hint', message: 'Begin here' })}>
        <Link to="/docs/guide/install">
          <Translate id="home.start">Build your first kite</Translate>
        </Link>
      </p>
    </section>
  )
}
