// An object schema tied to a TypeScript type: a key that is missing in one of the two does not compile.
import * as z from 'zod'

/** A strict object (unknown keys are issues) with exactly the keys of `T`. */
export function strict<T extends object>(shape: { [Key in keyof T]-?: z.ZodType<T[Key]> }) {
  return z.strictObject(shape)
}
