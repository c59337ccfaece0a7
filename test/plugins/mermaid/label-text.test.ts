import { describe, expect, it } from 'vitest'
import { linesOfLabel, restoreSigns, sendLabel, sendWord } from '../../../src/plugins/mermaid/label-text.ts'

describe('labels', () => {
  it.each<[string, string[]]>([
    ['Plain', ['Plain']],
    ['One<br/>two\\nthree', ['One', 'two', 'three']],
    ['&lt;T&gt; &amp; ﬂ°quot¶ß ﬂ°°9829¶ß', ['<T> & " ♥']],
    ['<b>bold</b> <script>no</script>', ['bold <script>no</script>']],
    ['\uE105 private', ['private']],
    ['', ['']],
  ])('%j -> lines %j', (label, lines) => expect(linesOfLabel(label)).toEqual(lines))

  it.each(['a[b] (c) {d} | "e" & <f> ; # % ~ * ` $ :', 'x --> y', '\\ / = ^', ''])(
    '%j -> sent without a sign that means something, and back',
    (label) => {
      expect(sendLabel(label)).not.toMatch(/[[\](){}|"&;#%~*`$:\\]/)
      expect(sendWord(label)).not.toMatch(/\s/)
      const shown = label.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign)
      expect(restoreSigns(sendLabel(label))).toBe(shown)
      expect(restoreSigns(sendWord(label))).toBe(shown)
    },
  )
})
