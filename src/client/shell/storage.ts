// What the reader chose, kept in the browser. Storage may be full, blocked or missing: then choices last as long as the page.

let warned = false

function attempt<Value>(access: () => Value): Value | undefined {
  try {
    return access()
  } catch (error) {
    if (!warned) console.warn('Choices cannot be kept in this browser.', error)
    warned = true
    return undefined
  }
}

export function readChoice(key: string): string | null {
  return attempt(() => localStorage.getItem(key)) ?? null
}

/** `null` removes it. */
export function keepChoice(key: string, value: string | null): void {
  attempt(() => (value === null ? localStorage.removeItem(key) : localStorage.setItem(key, value)))
}

/** Another tab has chosen: `callback` gets what is stored now. */
export function onChoiceElsewhere(key: string, callback: (value: string | null) => void): void {
  addEventListener('storage', (event) => {
    // Without a key everything was removed.
    if (event.key === key || event.key === null) callback(event.newValue)
  })
}
