export const metadata = { title: 'Scripted', description: 'Has a script of its own.' }

export default function Scripted() {
  return (
    <>
      <h1>Scripted</h1>
      <output id="ran">no</output>
      <script src="/own.js" />
      <script dangerouslySetInnerHTML={{ __html: 'window.inlineRan = true' }} />
    </>
  )
}
