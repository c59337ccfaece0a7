// A field of several lines, for texts that a function reads.
import { useEarlyInput } from '../early-input.ts'

interface TextAreaProps {
  label: string
  value: string
  onChange: (value: string) => void
  rows: number
}

export function TextArea({ label, value, onChange, rows }: TextAreaProps) {
  const field = useEarlyInput(value, onChange, (area: HTMLTextAreaElement) => area.value)
  return (
    <label className="fig-field fig-area">
      <span className="fig-label">{label}</span>
      <textarea
        ref={field}
        className="fig-text"
        rows={rows}
        maxLength={600}
        spellCheck={false}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </label>
  )
}
