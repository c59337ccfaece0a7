// The props of the parts of the theme, for the components of a site that replace them.
import type { ComponentProps } from 'react'
import type * as originals from './original.ts'

/** Name of a part that a site can replace. */
export type PartName = keyof typeof originals

/** What a part gets, and so what the component that replaces it gets: `PartProps<'DocPage'>`. */
export type PartProps<Name extends PartName> = ComponentProps<(typeof originals)[Name]>
