// Messages that a screen reader says without moving the focus, such as "Copied" or the title of the next page.

const className = 'sg-announcer'

/** Screen readers notice a change of text only in a region that existed before; the pause lets them see the region first. */
const pauseMilliseconds = 50

let pending: ReturnType<typeof setTimeout> | undefined

/** Has `text` read out when the screen reader pauses. A later announcement replaces one that was not read yet. */
export function announce(text: string): void {
  const region = findRegion()
  region.textContent = ''
  clearTimeout(pending)
  pending = setTimeout(() => {
    region.textContent = text
  }, pauseMilliseconds)
}

/** There is one region per document, whichever script asks first: the runtime and the islands have their own copies of this module. */
function findRegion(): Element {
  const known = document.querySelector(`.${className}`)
  if (known) return known
  const region = document.createElement('div')
  region.className = `${className} visually-hidden`
  region.dataset.byScript = ''
  region.role = 'status'
  region.ariaLive = 'polite'
  document.body.append(region)
  return region
}
