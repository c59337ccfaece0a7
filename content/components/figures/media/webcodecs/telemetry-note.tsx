// `convertMedia()` wants to tell its makers of each conversion. The Content-Security-Policy of this site names no host for that.

export function TelemetryNote() {
  return (
    <p className="fig-hint fig-whole">
      <code>convertMedia()</code> tries to report that a file was converted, without the file, to remotion.pro (
      <a href="/docs/webcodecs/telemetry">what it sends</a>). The policy of this site does not allow that.
    </p>
  )
}
