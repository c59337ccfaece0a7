import { useState } from 'react'

interface Props {
  start: number
  children?: React.ReactNode
}

/** Only this one needs the browser. */
export default function Counter({ start, children }: Props) {
  const [count, setCount] = useState(start)
  return (
    <div className="counter">
      <button type="button" onClick={() => setCount(count + 1)}>
        Count {count}
      </button>
      {children}
    </div>
  )
}

export function Title({ text, format = (given: string) => given }: { text: string; format?: (text: string) => string }) {
  return <strong className="title">{format(text)}</strong>
}

export const Folded = (props: { children?: React.ReactNode }) => {
  const [open, setOpen] = useState(false)
  return (
    <div className="folded">
      <button type="button" onClick={() => setOpen(!open)}>
        Unfold
      </button>
      {open && props.children}
    </div>
  )
}
