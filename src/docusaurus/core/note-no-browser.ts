// Notes what tells about the browser where no browser will come: outside of an island it stays as it is while the site is built.
import { noteLost } from '../../render/lost-code.ts'

/** @param name of the hook or the component. */
export function noteNoBrowser(name: string): void {
  if (typeof window === 'undefined') noteLost({ kind: 'browser', name, origin: new Error(name) })
}
