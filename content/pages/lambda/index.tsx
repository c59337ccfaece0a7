// What Lambda rendering is: a model of it to play with, the way of a render, the limits, and how to begin.
import { CodeBlock, Link, type PageMetadata } from 'sitegen/theme'
import LambdaFigure from '../../components/figures/lambda-figure.tsx'
import '../../styles/pages.css'

export const metadata: PageMetadata = {
  title: 'Lambda',
  description: 'Render videos on AWS Lambda: many functions in your own account each draw a part, and you pay only while they work.',
  searchTerms: ['serverless video', 'how does cloud rendering work', 'thousands of videos at once', 'no servers to manage'],
}

const sample = `import { renderMediaOnLambda } from '@remotion/lambda/client'

// Resolves with the ID of the render, once it has started.
export const startRender = (name: string) =>
  renderMediaOnLambda({
    region: 'eu-central-1',
    functionName: process.env.LAMBDA_FUNCTION ?? '',
    serveUrl: process.env.LAMBDA_SERVE_URL ?? '',
    composition: 'Greeting',
    codec: 'h264',
    inputProps: { name },
  })`

const stages = [
  {
    title: 'Deploy',
    text: 'Once: a function, a storage bucket, and your project as a website in that bucket.',
  },
  {
    title: 'Start',
    text: 'Your server calls the function with the name of a composition and its props.',
  },
  {
    title: 'Divide',
    text: 'The function opens the project, reads the length, and calls itself once per chunk of frames.',
  },
  {
    title: 'Draw',
    text: 'All chunks are drawn and encoded at the same time, each by a browser of its own.',
  },
  {
    title: 'Join',
    text: 'The first function joins the chunks and puts the file into the bucket. Meanwhile, you can ask for the progress.',
  },
]

const limits = [
  { name: 'Regions', value: '24', note: 'The region is part of each call. Choose one near your media.' },
  { name: 'Functions per render', value: '200 at most', note: 'How many are used depends on the length, or on what you set.' },
  {
    name: 'Concurrency of an account',
    value: '1,000 per region by default',
    note: 'A quota of AWS; new accounts can have less. It can be raised.',
  },
  { name: 'Duration of a function', value: '15 minutes', note: 'A limit of AWS. It ends very long renders.' },
  { name: 'Storage of a function', value: '10 GB at most', note: 'Chunks and the joined file have to fit in together.' },
]

export default function LambdaPage() {
  return (
    <div className="site-page site-lambda">
      <header className="site-split">
        <div>
          <h1>Rent many machines for a few seconds</h1>
          <p className="site-lead">
            A video can be divided: no frame depends on another. Remotion Lambda draws its chunks side by side in AWS Lambda functions, in
            your own account, and joins them into one file.
          </p>
          <div className="site-actions">
            <Link to="/docs/lambda/setup" className="site-button site-button-strong">
              Set it up
            </Link>
            <Link to="/docs/lambda" className="site-button">
              Documentation
            </Link>
          </div>
        </div>
        <LambdaFigure client="visible" />
      </header>

      <section className="site-band" aria-labelledby="way">
        <h2 id="way">What happens during a render</h2>
        <ol className="site-stages">
          {stages.map((stage) => (
            <li key={stage.title}>
              <h3>{stage.title}</h3>
              <p>{stage.text}</p>
            </li>
          ))}
        </ol>
      </section>

      <section className="site-split" aria-labelledby="call">
        <div>
          <h2 id="call">Two commands, then a function call</h2>
          <p>Deploy from the folder of your project:</p>
          <pre className="site-command">
            <code>{'npx remotion lambda functions deploy\nnpx remotion lambda sites create src/index.ts'}</code>
          </pre>
          <p>
            From then on a render is one call from your server. The part of the package that starts renders is separate and small, so it can
            run in a serverless function itself.
          </p>
        </div>
        <CodeBlock language="ts" title="start-render.ts">
          {sample}
        </CodeBlock>
      </section>

      <section className="site-band" aria-labelledby="money">
        <h2 id="money">What it costs</h2>
        <p>
          AWS bills the time that functions run, multiplied by their memory, and the storage and transfer of your files. Nothing runs
          between two renders, so nothing is billed for it. The progress of a render contains an estimate of its cost; render a typical
          video and multiply. Companies that need a <Link to="/docs/license">Company License</Link> need one for cloud rendering too.
        </p>
      </section>

      <section className="site-band" aria-labelledby="limits">
        <h2 id="limits">Limits</h2>
        <div className="site-table">
          <table>
            <thead>
              <tr>
                <th scope="col">Limit</th>
                <th scope="col">Value</th>
                <th scope="col">What it means</th>
              </tr>
            </thead>
            <tbody>
              {limits.map((limit) => (
                <tr key={limit.name}>
                  <th scope="row">{limit.name}</th>
                  <td>{limit.value}</td>
                  <td>{limit.note}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>

      <section className="site-band" aria-labelledby="fit">
        <h2 id="fit">Is it the right renderer?</h2>
        <ul className="site-choices">
          <li>
            <strong>Renders come in bursts and users wait for them:</strong> Lambda.
          </li>
          <li>
            <strong>Your company uses Google Cloud:</strong> <Link to="/docs/cloudrun">Cloud Run</Link>.
          </li>
          <li>
            <strong>A steady load, very long videos, or no cloud at all:</strong>{' '}
            <Link to="/docs/ssr-node">renderMedia() on your own servers</Link>.
          </li>
          <li>
            <strong>A video now and then:</strong> <Link to="/docs/render">your own computer</Link>.
          </li>
        </ul>
      </section>
    </div>
  )
}
