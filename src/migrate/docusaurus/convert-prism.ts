// `themeConfig.prism`: the themes that prism-react-renderer has, as those of Shiki that come nearest.

import { asList, asOptions, type Options, set } from '../options.ts'
import type { ForeignConfig } from '../run-foreign-config.ts'
import { type Remarks, remark, remarkRest } from './remark.ts'

const themes: Record<string, string> = {
  dracula: 'dracula',
  duotoneDark: 'material-theme-palenight',
  duotoneLight: 'solarized-light',
  github: 'github-light',
  gruvboxMaterialDark: 'gruvbox-dark-medium',
  gruvboxMaterialLight: 'gruvbox-light-medium',
  jettwaveDark: 'night-owl',
  jettwaveLight: 'light-plus',
  nightOwl: 'night-owl',
  nightOwlLight: 'light-plus',
  oceanicNext: 'material-theme-ocean',
  okaidia: 'monokai',
  oneDark: 'one-dark-pro',
  oneLight: 'one-light',
  palenight: 'material-theme-palenight',
  shadesOfPurple: 'dracula',
  synthwave84: 'synthwave-84',
  ultramin: 'min-light',
  vsDark: 'dark-plus',
  vsLight: 'light-plus',
}

export function convertPrism(prism: Options, config: Options, remarks: Remarks, foreign: ForeignConfig): void {
  const { theme: _theme, darkTheme: _darkTheme, defaultLanguage, magicComments, ...rest } = prism
  remarkRest(remarks, ['themeConfig', 'prism'], rest)
  const found: Options = {}
  for (const [key, mode] of [
    ['theme', 'light'],
    ['darkTheme', 'dark'],
  ] as const) {
    if (prism[key] === undefined) continue
    const known = foreign.exportOf(prism[key])
    // `themes.dracula`, or the file of a theme.
    const name = known?.path.filter((part) => part !== 'default').at(-1) ?? /\/themes\/(\w+)/.exec(known?.specifier ?? '')?.[1]
    const theme = name === undefined ? undefined : themes[name]
    if (theme === undefined) remark(remarks, ['themeConfig', 'prism', key])
    else found[mode] = theme
  }
  if (Object.keys(found).length > 0) set(config, 'code', 'themes', found)
  if (typeof defaultLanguage === 'string') set(config, 'code', 'defaultLanguage', defaultLanguage)
  const own = asList(magicComments).map(asOptions).flatMap(ownComment)
  if (own.length > 0) set(config, 'code', 'magicComments', own)
}

/** Docusaurus's list has its own comments in it, which are always understood here; other words for them are comments of the site. */
function ownComment({ className, line, block: region }: Options): Options[] {
  const isUsual = className === 'theme-code-block-highlighted-line'
  const { start, end } = asOptions(region)
  const own = {
    ...(line !== undefined && !(isUsual && line === 'highlight-next-line') && { line }),
    ...(region !== undefined && !(isUsual && start === 'highlight-start' && end === 'highlight-end') && { block: region }),
  }
  return Object.keys(own).length === 0 ? [] : [{ className: isUsual ? 'sg-line-highlight' : className, ...own }]
}
