// The style sheet of highlighted code, for both color modes: token colors, marked lines, line numbers. Every color is corrected until it is
// readable on every background that a line can have: 4.5:1 by WCAG 2.2.
import { ensureContrast, formatColor, mixColors, parseColor, type Rgb } from '../../lib/color-contrast.ts'
import { type CodeTheme, type CodeThemeNames, loadCodeTheme, type ModeColors, tokenClass } from './code-theme.ts'

const minimumContrast = 4.5

/** The marks of lines, each with its background tint and the sign shown before the line in addition to the color. */
const lineMarks = {
  highlight: { tint: [64, 128, 255], sign: '' },
  added: { tint: [40, 167, 69], sign: '+' },
  removed: { tint: [215, 58, 73], sign: '-' },
  error: { tint: [215, 58, 73], sign: '×' },
  warning: { tint: [227, 152, 9], sign: '!' },
} as const satisfies Record<string, { tint: Rgb; sign: string }>

const tintShare = 0.14

/** Final colors of one mode: all have the contrast above on `background` and on every line background. */
export interface CodePalette {
  background: string
  /** In the order of the theme's colors, plain text first. */
  tokens: string[]
  /** For line numbers, titles and comments of the theme. */
  muted: string
  lines: Record<keyof typeof lineMarks, string>
}

/** CSS for code blocks, for the style sheet of the site. Dark where an ancestor has `[data-theme=dark]`. */
export async function codeStyleSheet(themes: CodeThemeNames): Promise<string> {
  const theme = await loadCodeTheme(themes)
  return [structure(), modeRules('', theme, 'light'), modeRules('[data-theme=dark] ', theme, 'dark')].join('\n')
}

/** The corrected colors of one mode. */
export function paletteOf(mode: ModeColors): CodePalette {
  const white: Rgb = [255, 255, 255]
  const background = parseColor(mode.background, white) ?? white
  const backgrounds = Object.values(lineMarks).map(({ tint }) => mixColors(tint, background, tintShare))
  const readable = (color: string) => {
    const parsed = parseColor(color, background) ?? [128, 128, 128]
    return formatColor(ensureContrast(parsed, [background, ...backgrounds], minimumContrast))
  }
  const marks = Object.entries(lineMarks).map(([name, { tint }]) => [name, formatColor(mixColors(tint, background, tintShare))])
  return {
    background: formatColor(background),
    tokens: mode.colors.map(readable),
    muted: readable('#808080'),
    lines: Object.fromEntries(marks),
  }
}

function modeRules(prefix: string, theme: CodeTheme, name: 'light' | 'dark'): string {
  const palette = paletteOf(theme[name])
  const variables = [
    `--sg-code-background:${palette.background}`,
    `--sg-code-text:${palette.tokens[0] ?? 'inherit'}`,
    `--sg-code-muted:${palette.muted}`,
    ...Object.entries(palette.lines).map(([mark, color]) => `--sg-code-${mark}:${color}`),
  ]
  const rules = [`${prefix === '' ? ':root' : prefix.trim()}{${variables.join(';')}}`]
  const other = theme[name === 'light' ? 'dark' : 'light'].colors
  palette.tokens.forEach((color, index) => {
    // A plain color paired with a colored one in the other mode still needs its rule: otherwise the class would keep the other mode's
    // color.
    const classes = other.map((_, otherIndex) => (name === 'light' ? tokenClass(index, otherIndex) : tokenClass(otherIndex, index)))
    // Not `:is(…)`: browsers would test such a rule on every element of the page, not only on those with one of the classes.
    const selectors = classes.filter((className) => className !== '').map((className) => `${prefix}.${className}`)
    if (selectors.length > 0) rules.push(`${selectors.join()}{color:${color}}`)
  })
  return rules.join('\n')
}

function structure(): string {
  const marks = Object.entries(lineMarks).map(([name, { sign }]) => {
    const before = sign === '' ? '' : `\n.sg-line-${name}::before{content:"${sign}";position:absolute;inset-inline-start:.3em}`
    return `.sg-line-${name}{background:var(--sg-code-${name})}${before}`
  })
  return [
    '.sg-code pre{background:var(--sg-code-background);color:var(--sg-code-text);overflow-x:auto}',
    '.sg-code code{display:block;min-inline-size:max-content}',
    '.sg-line{display:block;position:relative;padding-inline:1.2em;margin-inline:-1.2em}',
    ...marks,
    '.sg-code mark{background:var(--sg-code-highlight);color:inherit;box-shadow:inset 0 -.12em var(--sg-code-muted)}',
    '.sg-code .sg-word-added{background:var(--sg-code-added)}',
    '.sg-code .sg-word-removed{background:var(--sg-code-removed)}',
    '.sg-has-focus .sg-line:not(.sg-line-focus){opacity:1;color:var(--sg-code-muted)}',
    '.sg-line-focus{box-shadow:inset 3px 0 currentColor}',
    '.sg-numbered{counter-reset:sg-line var(--sg-first-line,0)}',
    '.sg-numbered .sg-line{counter-increment:sg-line;padding-inline-start:4em}',
    '.sg-numbered .sg-line::after{content:counter(sg-line);position:absolute;inset-inline-start:1.4em;color:var(--sg-code-muted)}',
    '.t-i{font-style:italic}',
    '.t-b{font-weight:bold}',
    '.t-u{text-decoration:underline}',
  ].join('\n')
}
