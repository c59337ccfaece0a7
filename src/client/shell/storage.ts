// The reader's choices, kept in the browser. If storage is full, blocked or missing, choices last as long as the page.

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

/** Calls `callback` with the stored value when another tab changes it. */
export function onChoiceElsewhere(key: string, callback: (value: string | null) => void): void {
  addEventListener('storage', (event) => {
    // Without a key, everything was removed.
    if (event.key === key || event.key === null) callback(event.newValue)
  })
}
