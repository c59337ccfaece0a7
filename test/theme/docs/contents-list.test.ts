import { describe, expect, it } from 'vitest'
import { breakLongNames } from '../../../src/theme/docs/contents-list.tsx'

describe('breakLongNames', () => {
  it.each([
    ['<code>setChromiumHeadlessMode()</code>', '<code>set<wbr>Chromium<wbr>Headless<wbr>Mode()</code>'],
    ['<code>@remotion/animation-utils</code>', '<code>@remotion/<wbr>animation-<wbr>utils</code>'],
    ['<code>fps</code>', '<code>fps</code>'],
    ['A sentence with aVeryLongNameOutsideOfCode', 'A sentence with aVeryLongNameOutsideOfCode'],
    ['<code>a &lt;b&gt; sharedAudioTagsOfThePlayer</code>', '<code>a &lt;b&gt; shared<wbr>Audio<wbr>Tags<wbr>Of<wbr>The<wbr>Player</code>'],
  ])('%s -> %s', (html, expected) => {
    expect(breakLongNames(html)).toBe(expected)
  })
})
