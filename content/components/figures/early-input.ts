// A field can be used before its figure is awake. React leaves in it what the reader has set, but tells nobody: the field would show one
// value, and the film and the code another.
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/**
 * When the field wakes with another value than it was rendered with, `onChange` gets that value.
 *
 * @param read the value that the element holds.
 * @returns for the element of the field.
 */
export function useEarlyInput<Value, Field extends Element>(
  value: Value,
  onChange: (value: Value) => void,
  read: (field: Field) => Value | undefined,
): RefObject<Field | null> {
  const field = useRef<Field>(null)
  const takeOver = useEffectEvent(() => {
    const held = field.current ? read(field.current) : undefined
    if (held !== undefined && held !== value) onChange(held)
  })
  useEffect(() => takeOver(), [])
  return field
}
