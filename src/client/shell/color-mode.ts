// The switch between system, light and dark. The choice is stored in attributes of <html>; the script in the head sets
// them before the first paint, and this changes them.
import { message } from '../../lib/texts/text.ts'
import { onPageShown } from '../page-shown.ts'
import { keepChoice, onChoiceElsewhere, readChoice } from './storage.ts'

type Mode = 'light' | 'dark'
/** `null` follows the system. */
type Choice = Mode | null

const storageKey = 'theme'
const systemIsDark = matchMedia('(prefers-color-scheme: dark)')

export function startColorMode(): void {
  const { dataset } = document.documentElement
  if ('themeFixed' in dataset) {
    if (readChoice(storageKey) !== null) keepChoice(storageKey, null)
  } else {
    onChoiceElsewhere(storageKey, (value) => apply(toMode(value)))
    document.addEventListener('click', (event) => {
      const button = event.target instanceof Element && event.target.closest<HTMLElement>('.color-mode-toggle')
      if (button) choose(nextChoice(followsSystem(button)))
    })
  }
  systemIsDark.addEventListener('change', () => {
    if (dataset.themeChoice === 'system') apply(null)
  })
  onPageShown(showChoice)
}

function choose(choice: Choice): void {
  keepChoice(storageKey, choice)
  apply(choice)
}

/** With the system mode: system, light, dark, system. Without it: from dark to light, and from anything else to dark. */
function nextChoice(withSystem: boolean): Choice {
  const now = document.documentElement.dataset.themeChoice
  if (!withSystem) return now === 'dark' ? 'light' : 'dark'
  return now === 'light' ? 'dark' : now === 'dark' ? null : 'light'
}

function followsSystem(button: HTMLElement): boolean {
  return button.dataset.default === undefined
}

function apply(choice: Choice): void {
  const { dataset } = document.documentElement
  const button = document.querySelector<HTMLElement>('.color-mode-toggle')
  const standard = toMode(button?.dataset.default ?? null)
  dataset.theme = choice ?? standard ?? (systemIsDark.matches ? 'dark' : 'light')
  dataset.themeChoice = choice ?? standard ?? 'system'
  showChoice()
}

function showChoice(): void {
  const { theme, themeChoice = 'system' } = document.documentElement.dataset
  const modes: Record<string, string> = {
    dark: message('theme.colorToggle.ariaLabel.mode.dark'),
    light: message('theme.colorToggle.ariaLabel.mode.light'),
    system: message('theme.colorToggle.ariaLabel.mode.system'),
  }
  const mode = modes[themeChoice] ?? ''
  for (const button of document.querySelectorAll<HTMLButtonElement>('.color-mode-toggle')) {
    button.disabled = false
    button.title = mode
    button.ariaLabel = message('theme.colorToggle.ariaLabel').replace('{mode}', mode)
  }
  // The color of the browser's own bars: once a mode is chosen, the system no longer decides it.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    meta.dataset.own ??= meta.content
    const chosen = document.querySelector<HTMLMetaElement>(`meta[name=theme-color][media*=${theme === 'dark' ? 'dark' : 'light'}]`)
    meta.content = themeChoice === 'system' ? meta.dataset.own : (chosen?.dataset.own ?? chosen?.content ?? meta.content)
  }
}

function toMode(value: string | null): Choice {
  return value === 'light' || value === 'dark' ? value : null
}
