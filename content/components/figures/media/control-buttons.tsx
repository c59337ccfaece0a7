// What a controller of the toolkit can be told while it works: `mediaParserController()` and `webcodecsController()` have the same methods.
interface ControlButtonsProps {
  isRunning: boolean
  isPaused: boolean
  call: (name: 'pause' | 'resume' | 'abort') => void
}

export function ControlButtons({ isRunning, isPaused, call }: ControlButtonsProps) {
  return (
    <>
      <button type="button" className="fig-button" disabled={!isRunning} onClick={() => call(isPaused ? 'resume' : 'pause')}>
        {isPaused ? 'resume()' : 'pause()'}
      </button>
      <button type="button" className="fig-button" disabled={!isRunning} onClick={() => call('abort')}>
        abort()
      </button>
    </>
  )
}
