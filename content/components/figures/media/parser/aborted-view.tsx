// `hasBeenAborted()`: three ways in which a call can fail, of which one was intended.
import { useState } from 'react'
import { Choice } from '../../fields.tsx'
import { liveCode } from '../../live-code.tsx'
import { Facts, FileFrame } from '../file-frame.tsx'
import { loadParser, type Parser } from '../read-film.ts'
import { firstFilm } from '../sources.ts'
import { useRun } from '../use-run.ts'

const causes = ['abort()', 'a missing file', 'a damaged file'] as const
type Cause = (typeof causes)[number]

interface Failure {
  name: string
  message: string
  aborted: string
}

async function fail(parser: Parser, cause: Cause): Promise<Failure> {
  const controller = parser.mediaParserController()
  const sources: Record<Cause, string | Blob> = {
    'abort()': firstFilm.src,
    'a missing file': '/films/no-such-film.mp4',
    'a damaged file': new Blob([crypto.getRandomValues(new Uint8Array(4096))]),
  }
  try {
    await parser.parseMedia({
      src: sources[cause],
      controller,
      acknowledgeRemotionLicense: true,
      fields: { container: true },
      onVideoTrack: () => () => controller.abort(),
    })
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const aborted = String(parser.hasBeenAborted(error))
    return {
      name: error.constructor === Error ? 'Error' : error.name === 'Error' ? 'An error of the parser' : error.name,
      message: error.message,
      aborted,
    }
  }
  throw new Error('The call did not fail.')
}

export default function AbortedView() {
  const [cause, setCause] = useState<Cause>('abort()')
  const run = useRun<Failure>({ name: '…', message: '…', aborted: '…' }, loadParser)
  const start = (next: Cause): void => {
    setCause(next)
    void run.start(async () => fail(await loadParser(), next))
  }
  const { name, message, aborted } = run.value
  return (
    <FileFrame
      label={`A call of parseMedia() fails because of ${cause}, and hasBeenAborted() says whether that was intended.`}
      run={run}
      action="Let it fail"
      onStart={() => start(cause)}
      before="Press the button: the call is made, and its error is caught."
      after={aborted === 'true' ? 'Intended: nobody has to be told.' : 'A real failure: somebody should be told.'}
      code={liveCode`try { await parseMedia({ src: ${cause === 'abort()' ? `'${firstFilm.src}', controller` : cause === 'a missing file' ? "'/films/no-such-film.mp4'" : 'damaged'}, … }) } catch (error) { hasBeenAborted(error) } // ${aborted}`}
      controls={<Choice label="cause" value={cause} onChange={start} options={causes} />}
    >
      <div className="fig-verdict">
        <span aria-hidden="true" data-state={{ true: 'yes', false: 'no' }[aborted] ?? 'open'}>
          {{ true: '■', false: '!' }[aborted] ?? '·'}
        </span>
        <b>hasBeenAborted(error): {aborted}</b>
        <Facts
          facts={[
            { name: 'error.name', value: name },
            { name: 'error.message', value: message },
          ]}
        />
      </div>
    </FileFrame>
  )
}
