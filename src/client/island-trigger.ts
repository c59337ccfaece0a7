// When an island wakes and how long it lives: the props `client` and `persist`, which can stand on every component that comes from a module
// with 'use client'.
import type {} from 'react'

/**
 * - `intent` (default): the reader points at it, focuses it or touches it
 * - `visible`: it comes into view
 * - `idle`: the browser has nothing else to do
 * - `load`: at once
 * - `only`: at once, and without HTML from the build
 */
export type IslandTrigger = 'intent' | 'visible' | 'idle' | 'load' | 'only'

declare module 'react' {
  namespace JSX {
    interface IntrinsicAttributes {
      client?: IslandTrigger
      /** A name: when the next page has an island of that name too, it stays alive and gets the props of that page. */
      persist?: string
    }
  }
}
