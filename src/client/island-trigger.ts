// When an island wakes and how long it lives: the props `client` and `persist` of every component from a module with 'use client'.
import type {} from 'react'

/**
 * - `intent` (default): the reader points at it, focuses it or touches it
 * - `visible`: it comes into view
 * - `idle`: the browser has nothing else to do
 * - `load`: at once
 * - `only`: at once, and without built HTML
 */
export type IslandTrigger = 'intent' | 'visible' | 'idle' | 'load' | 'only'

declare module 'react' {
  namespace JSX {
    interface IntrinsicAttributes {
      client?: IslandTrigger
      /** A name: if the next page also has an island with this name, the island stays alive and gets the props of that page. */
      persist?: string
    }
  }
}
