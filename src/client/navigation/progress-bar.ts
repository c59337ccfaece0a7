// The thin bar at the top of the window while a page is loading. It appears after 200 ms, so quick navigations show none. Its look:
// src/theme/styles/progress.css.

const delayMilliseconds = 200
const trickleMilliseconds = 800
const fadeMilliseconds = 200

let delay: ReturnType<typeof setTimeout> | undefined
let trickle: ReturnType<typeof setInterval> | undefined
let bar: HTMLElement | undefined
let progress = 0

/** Announces a navigation to another path. A second call restarts the delay. */
export function startProgress(): void {
  clearTimeout(delay)
  if (!bar) delay = setTimeout(showBar, delayMilliseconds)
}

/** The page is ready, or will not come: fills the bar and removes it. Does nothing if no bar is shown. */
export function finishProgress(): void {
  clearTimeout(delay)
  clearInterval(trickle)
  const finished = bar
  bar = undefined
  if (!finished) return
  setWidth(finished, 1)
  finished.classList.add('sg-progress-done')
  setTimeout(() => finished.remove(), 2 * fadeMilliseconds)
}

function showBar(): void {
  const shown = document.createElement('div')
  shown.className = 'sg-progress'
  // Screen readers announce the page when it is there.
  shown.ariaHidden = 'true'
  shown.append(document.createElement('div'))
  document.body.append(shown)
  bar = shown
  progress = 0.08
  setWidth(shown, progress)
  trickle = setInterval(() => {
    progress = Math.min(0.994, progress + Math.random() * 0.02)
    setWidth(shown, progress)
  }, trickleMilliseconds)
}

function setWidth(element: HTMLElement, share: number): void {
  // Set through the object model, because a strict Content-Security-Policy refuses a style attribute.
  element.style.setProperty('--sg-progress', String(share))
}
