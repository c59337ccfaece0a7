// The only tooltip of the page. It is beside what it describes, never over it; the pointer can move into it, and Escape hides it.

const id = 'sg-hover-tip'
const margin = 8
/** How long the pointer may take from the identifier to the tooltip. */
const hideAfterMilliseconds = 200

let tip: HTMLElement | undefined
let described: HTMLElement | undefined
let hiding: ReturnType<typeof setTimeout> | undefined

/** The identifier that the tooltip currently describes. */
export function describedElement(): HTMLElement | undefined {
  return described
}

export function showTip(element: HTMLElement, type: string, documentation: string): void {
  clearTimeout(hiding)
  if (described === element) return
  described?.removeAttribute('aria-describedby')
  tip ??= makeTip()
  // As text, never as HTML: both come from packages that the site only uses.
  const code = document.createElement('code')
  code.textContent = type
  const paragraph = document.createElement('p')
  paragraph.textContent = documentation
  tip.replaceChildren(code, ...(documentation === '' ? [] : [paragraph]))
  tip.hidden = false
  described = element
  element.setAttribute('aria-describedby', id)
  place(tip, element)
}

export function hideTip(): void {
  clearTimeout(hiding)
  if (!described || !tip) return
  described.removeAttribute('aria-describedby')
  described = undefined
  tip.hidden = true
}

export function hideTipSoon(): void {
  clearTimeout(hiding)
  hiding = setTimeout(hideTip, hideAfterMilliseconds)
}

function makeTip(): HTMLElement {
  const element = document.createElement('div')
  element.id = id
  element.className = id
  element.role = 'tooltip'
  element.hidden = true
  element.addEventListener('pointerenter', () => clearTimeout(hiding))
  element.addEventListener('pointerleave', hideTipSoon)
  document.body.append(element)
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape' && described) {
        hideTip()
        event.stopPropagation()
      }
    },
    true,
  )
  // The tooltip would stay in place while its identifier moves, and on another page it has nothing to describe.
  const onMove = (event: Event): void => {
    if (event.target instanceof Node && element.contains(event.target)) return
    hideTip()
  }
  addEventListener('scroll', onMove, { capture: true, passive: true })
  addEventListener('resize', hideTip)
  document.addEventListener('sitegen:page', hideTip)
  document.addEventListener('pointerdown', (event) => {
    if (event.target instanceof Element && !event.target.closest(`.sg-hover, #${id}`)) hideTip()
  })
  return element
}

/** Below the identifier, or above it if there is no room below. */
function place(element: HTMLElement, target: HTMLElement): void {
  const box = target.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = element
  const { clientWidth, clientHeight } = document.documentElement
  const below = box.bottom + margin / 2
  const fitsBelow = below + height + margin <= clientHeight || box.top < height + margin
  element.style.insetBlockStart = `${Math.round(fitsBelow ? below : box.top - margin / 2 - height)}px`
  element.style.left = `${Math.round(Math.max(margin, Math.min(box.left, clientWidth - width - margin)))}px`
}
