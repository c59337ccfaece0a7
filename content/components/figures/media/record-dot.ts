// A recording as the browser makes it: a dot that moves on a canvas, recorded by MediaRecorder. Such files state no duration.

/** @param milliseconds how long it is recorded. */
export async function recordDot(milliseconds: number): Promise<Blob> {
  if (!('MediaRecorder' in window) || !MediaRecorder.isTypeSupported('video/webm')) throw new Error('This browser cannot record WebM.')
  const canvas = document.createElement('canvas')
  canvas.width = 320
  canvas.height = 180
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw.')
  const from = performance.now()
  let drawing = 0
  const draw = (): void => {
    const part = ((performance.now() - from) % 1000) / 1000
    context.fillStyle = '#10161d'
    context.fillRect(0, 0, 320, 180)
    context.fillStyle = '#3b9cf7'
    context.beginPath()
    context.arc(30 + part * 260, 90, 24, 0, Math.PI * 2)
    context.fill()
    drawing = requestAnimationFrame(draw)
  }
  draw()
  const recorder = new MediaRecorder(canvas.captureStream(30), { mimeType: 'video/webm' })
  const parts: Blob[] = []
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
  const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve, { once: true }))
  // In pieces, as recordings that are stored while they are made: so their beginning is written before their length is known.
  recorder.start(200)
  await new Promise((resolve) => setTimeout(resolve, milliseconds))
  recorder.stop()
  await stopped
  cancelAnimationFrame(drawing)
  return new Blob(parts, { type: 'video/webm' })
}
