// Every film as a composition. Part of what `npm run films` renders; no page imports it.
import '@fontsource/manrope/500.css'
import '@fontsource/manrope/800.css'
import { type ComponentType, useEffect, useState } from 'react'
import { AbsoluteFill, Composition, continueRender, delayRender } from 'remotion'
import type { FilmEntry } from '../../scripts/film-sources.mjs'

interface FilmCompositionsProps {
  films: Record<string, FilmEntry>
  components: Record<string, ComponentType<Record<string, unknown>>>
}

export function FilmCompositions({ films, components }: FilmCompositionsProps) {
  return Object.entries(films).map(([name, { width, height, fps = 30, durationInFrames, props = {}, ground = '#ffffff' }]) => {
    const Film = components[name]
    if (!Film) return null
    const Framed = () => (
      <AbsoluteFill style={{ background: ground, fontFamily: 'Manrope, sans-serif' }}>
        <FontsFirst />
        <Film {...props} />
      </AbsoluteFill>
    )
    return <Composition key={name} id={name} component={Framed} {...{ width, height, fps, durationInFrames }} />
  })
}

/** Holds the first frame until letters have their shapes. */
function FontsFirst() {
  const [handle] = useState(() => delayRender('Loading the fonts'))
  useEffect(() => {
    const weights = [500, 800].map((weight) => document.fonts.load(`${weight} 20px Manrope`))
    void Promise.all(weights).then(() => continueRender(handle))
  }, [handle])
  return null
}
