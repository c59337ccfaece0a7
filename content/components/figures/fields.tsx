// The controls of live figures: each names the prop or the argument that it sets, as it is written in the code above it.
import { useId } from 'react'
import { useEarlyInput } from './early-input.ts'

interface FieldProps<Value> {
  label: string
  value: Value
  onChange: (value: Value) => void
}

export function Slider(props: FieldProps<number> & { min: number; max: number; step?: number }) {
  const { label, value, onChange, min, max, step = 1 } = props
  const field = useEarlyInput(value, onChange, (input: HTMLInputElement) => input.valueAsNumber)
  return (
    <label className="fig-field">
      <span className="fig-label">
        {label}
        {/* Not <output>: a label would belong to it instead of the slider. */}
        <span aria-hidden="true">{value}</span>
      </span>
      <input
        ref={field}
        type="range"
        className="fig-slider"
        min={min}
        max={max}
        step={step}
        value={value}
        style={{ '--fig-at': (value - min) / (max - min) }}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </label>
  )
}

/** A few values of which one holds: all of them can be seen. */
export function Choice<Value extends string>({ label, value, onChange, options }: FieldProps<Value> & { options: readonly Value[] }) {
  const name = useId()
  const field = useEarlyInput(value, onChange, (fieldset: HTMLFieldSetElement) => {
    const chosen = [...fieldset.querySelectorAll('input')].findIndex(({ checked }) => checked)
    return options[chosen]
  })
  return (
    <fieldset ref={field} className="fig-field fig-choice">
      <legend className="fig-label">{label}</legend>
      <div>
        {options.map((option) => (
          <label key={option}>
            <input type="radio" name={name} checked={option === value} onChange={() => onChange(option)} />
            <span>{option}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

export function Switch({ label, value, onChange }: FieldProps<boolean>) {
  const field = useEarlyInput(value, onChange, (input: HTMLInputElement) => input.checked)
  return (
    <label className="fig-field fig-switch">
      <input ref={field} type="checkbox" checked={value} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span>{label}</span>
    </label>
  )
}

export function TextField({ label, value, onChange, maxLength = 40 }: FieldProps<string> & { maxLength?: number }) {
  const field = useEarlyInput(value, onChange, (input: HTMLInputElement) => input.value)
  return (
    <label className="fig-field">
      <span className="fig-label">{label}</span>
      <input
        ref={field}
        type="text"
        className="fig-text"
        value={value}
        maxLength={maxLength}
        autoComplete="off"
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </label>
  )
}
