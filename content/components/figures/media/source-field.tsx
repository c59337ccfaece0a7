// The field `src`: the films, and a button for a file of the reader.
import { useId } from 'react'
import { useEarlyInput } from '../early-input.ts'
import { filmNames, filmSource, type Source } from './sources.ts'

interface SourceFieldProps {
  source: Source
  onChange: (source: Source) => void
  /** What the dialog of the browser offers. */
  accept?: string
}

export function SourceField({ source, onChange, accept = 'video/*,audio/*' }: SourceFieldProps) {
  const name = useId()
  const take = (chosen: string): void => onChange(filmSource(chosen))
  const field = useEarlyInput<string, HTMLFieldSetElement>(source.name, take, (fieldset) => {
    const held = [...fieldset.querySelectorAll('input')].findIndex(({ checked }) => checked)
    const chosen = filmNames[held]
    return chosen === undefined || filmSource(chosen).name === source.name ? undefined : chosen
  })
  return (
    <fieldset ref={field} className="fig-field fig-choice">
      <legend className="fig-label">src</legend>
      <div>
        {filmNames.map((film) => (
          <label key={film}>
            <input type="radio" name={name} checked={source.src === filmSource(film).src} onChange={() => take(film)} />
            <span>{film}.mp4</span>
          </label>
        ))}
        <label className="fig-own">
          <input
            type="file"
            accept={accept}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? []
              if (file) onChange({ name: file.name, src: file })
            }}
          />
          <span data-on={typeof source.src === 'string' ? undefined : ''}>
            {typeof source.src === 'string' ? 'Your file …' : source.name}
          </span>
        </label>
      </div>
      <p className="fig-hint">Your own file stays on your device: it is read here and sent nowhere.</p>
    </fieldset>
  )
}
