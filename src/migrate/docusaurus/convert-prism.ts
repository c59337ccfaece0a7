// `themeConfig.prism`: the themes that prism-react-renderer has, as those of Shiki that come nearest.

import { type Options, set } from '../options.ts'
import type { ForeignConfig } from '../run-foreign-config.ts'

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

export function convertPrism(prism: Options, config: Options, remarks: Map<string, string>, foreign: ForeignConfig): void {
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
    if (theme === undefined)
      remarks.set(`themeConfig.prism.${key}`, '`code.themes` takes the name of a theme of Shiki (shiki.style/themes)')
    else found[mode] = theme
  }
  if (Object.keys(found).length > 0) set(config, 'code', 'themes', found)
  if (typeof prism.defaultLanguage === 'string') set(config, 'code', 'defaultLanguage', prism.defaultLanguage)
  if (prism.magicComments !== undefined) set(config, 'code', 'magicComments', prism.magicComments)
}
