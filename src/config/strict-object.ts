// An object schema that is held to a TypeScript type: a key that one of the two lacks does not compile.
import * as z from 'zod'

/** A strict object (unknown keys are issues) with exactly the keys of `T`. */
export function strict<T extends object>(shape: { [Key in keyof T]-?: z.ZodType<T[Key]> }) {
  return z.strictObject(shape)
}
