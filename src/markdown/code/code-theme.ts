// Joins two color themes, so that code is tokenized once for both modes: a rule has the light color of a token as its foreground and the
// dark one as its background. TextMate resolves the two independently, so each matches its own theme. (Font styles are those of the light
// theme.)
import type { ThemeRegistration } from 'shiki/core'
import { bundledThemes } from 'shiki/themes'
import { type Diagnostic, DiagnosticError } from '../../diagnostics/diagnostic.ts'
import { nearest } from '../../diagnostics/suggest.ts'

export interface CodeThemeNames {
  light: string
  dark: string
}

export interface ModeColors {
  /** Distinct token colors, plain text first; upper case. */
  colors: string[]
  background: string
}

export interface CodeTheme {
  registration: ThemeRegistration & { name: string }
  light: ModeColors
  dark: ModeColors
}

/**
 * Loads two bundled themes and joins them.
 * @throws DiagnosticError `config-invalid` if no theme has that name.
 */
export async function loadCodeTheme(names: CodeThemeNames): Promise<CodeTheme> {
  const [light, dark] = await Promise.all([loadTheme(names.light, 'light'), loadTheme(names.dark, 'dark')])
  const rules = [
    { settings: { foreground: foregroundOf(light), background: foregroundOf(dark) } },
    ...rulesOf(light).map(({ scope, settings }) => ({
      scope,
      settings: { foreground: settings.foreground, fontStyle: settings.fontStyle },
    })),
    ...rulesOf(dark).map(({ scope, settings }) => ({ scope, settings: { background: settings.foreground } })),
  ]
  return {
    registration: { name: 'light-and-dark', type: 'light', fg: foregroundOf(light), bg: foregroundOf(dark), settings: rules },
    light: colorsOf(light),
    dark: colorsOf(dark),
  }
}

async function loadTheme(name: string, mode: 'light' | 'dark'): Promise<ThemeRegistration> {
  for (const [known, load] of Object.entries(bundledThemes)) {
    if (known === name) return (await load()).default
  }
  const suggestion = nearest(name, Object.keys(bundledThemes))
  const diagnostic: Diagnostic = {
    id: 'config-invalid',
    level: 'error',
    message: `code.themes.${mode} has to be the name of a bundled Shiki theme, but is ${JSON.stringify(name)}.`,
    hint: suggestion === undefined ? 'Use for example "github-light" or "github-dark".' : `Did you mean "${suggestion}"?`,
  }
  throw new DiagnosticError([diagnostic])
}

/** Rules with a scope; the one without gives the defaults. */
function rulesOf(theme: ThemeRegistration) {
  return (theme.settings ?? theme.tokenColors ?? []).filter((rule) => rule.scope !== undefined && rule.settings !== undefined)
}

function defaultsOf(theme: ThemeRegistration) {
  return (theme.settings ?? theme.tokenColors ?? []).find((rule) => rule.scope === undefined)?.settings
}

function foregroundOf(theme: ThemeRegistration): string {
  const fallback = theme.type === 'light' ? '#333333' : '#bbbbbb'
  return (theme.fg ?? theme.colors?.['editor.foreground'] ?? defaultsOf(theme)?.foreground ?? fallback).toUpperCase()
}

function colorsOf(theme: ThemeRegistration): ModeColors {
  const fallback = theme.type === 'light' ? '#fffffe' : '#1e1e1e'
  const colors = rulesOf(theme).flatMap((rule) => (rule.settings.foreground === undefined ? [] : [rule.settings.foreground.toUpperCase()]))
  return {
    colors: [...new Set([foregroundOf(theme), ...colors])],
    background: theme.bg ?? theme.colors?.['editor.background'] ?? defaultsOf(theme)?.background ?? fallback,
  }
}

/** The class of a token, by the indexes of its two colors in the lists above; '' for plain text, which needs no class. */
export function tokenClass(light: number, dark: number): string {
  return light === 0 && dark === 0 ? '' : `t-${light.toString(36)}${dark < 36 ? '' : '-'}${dark.toString(36)}`
}
