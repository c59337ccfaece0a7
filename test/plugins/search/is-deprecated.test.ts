import { describe, expect, it } from 'vitest'
import { isDeprecated } from '../../../src/plugins/search/is-deprecated.ts'

const page = { title: 'createClip()', description: '', text: '' }

describe('isDeprecated', () => {
  it.each([
    { title: 'createClip() (deprecated)' },
    { title: 'Deprecated: createClip()' },
    { title: 'createClip() is deprecated' },
    { description: 'Deprecated since 4.0. Use makeClip().' },
    { description: 'The deprecated name of makeClip(), which still works.' },
    { description: 'Read the length of a clip, and see which function replaces this deprecated one.' },
    { description: 'Reads a clip. This function has been deprecated.' },
    { description: 'createClip() is now deprecated.' },
    { description: 'The former name of makeClip(), and how to move on.' },
    { text: 'createClip() was renamed to makeClip().' },
    { text: 'Deprecated Use makeClip() instead.' },
    { text: 'Deprecated as of 4.0' },
    { text: 'Deprecated. This function' },
  ])('%j -> yes: the page says so of itself', (said) => expect(isDeprecated({ ...page, ...said })).toBe(true))

  it.each([
    { title: 'Migrating from deprecated APIs' },
    { title: 'Deprecated APIs' },
    { description: 'How to replace deprecated options, and why makeClip() has been deprecated.' },
    { description: 'The deprecated functions of version 3.' },
    { text: 'Deprecated functions are listed here.' },
    { text: 'Some options are deprecated.' },
    { text: 'The option title was renamed to name.' },
  ])('%j -> no: it is about something else', (said) => expect(isDeprecated({ ...page, ...said })).toBe(false))
})
