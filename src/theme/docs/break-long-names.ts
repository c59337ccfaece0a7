// Where a long name may go on in the next line. Without such places a name that is a little too long leaves its last letter there alone.

/** From this length on, a name may be wider than the column of the contents. */
const longName = 18

/** The HTML of a heading, with `<wbr>` in long names of its code: `set<wbr>Chromium<wbr>Headless<wbr>Mode()`. */
export function breakLongNames(html: string): string {
  return html.replace(/<code>([^<]*)<\/code>/g, (code: string, text: string) => {
    const broken = text.replace(/\S+/g, (name) =>
      name.length < longName ? name : name.replace(/(?<=[a-z])(?=[A-Z])|(?<=[./_-])(?=\w)/g, '<wbr>'),
    )
    return broken === text ? code : `<code>${broken}</code>`
  })
}
