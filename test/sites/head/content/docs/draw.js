// As docs/browser-runtime.md says it.
function draw() {
  const title = document.querySelector('h1').textContent
  if (title === 'Draw') window.ran.push('draw')
}
document.addEventListener('sitegen:page', draw)
if ('ready' in document.documentElement.dataset) draw()
