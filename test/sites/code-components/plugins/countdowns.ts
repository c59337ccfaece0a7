import type { Plugin } from 'sitegen'

/** Shows ```countdown with a number as a button that counts down, and ```framed in a frame. */
export function countdowns(): Plugin {
  return {
    name: 'countdowns',
    site: {
      mdxComponents: { Countdown: 'plugins/countdown.tsx', Framed: 'plugins/framed.tsx' },
      stylesheets: ['plugins/countdown.css'],
    },
    markdown: {
      code({ language, meta, code }) {
        if (language === 'framed') return { component: 'Framed', props: { text: code } }
        if (language !== 'countdown') return undefined
        if (!/^\d+$/.test(code)) throw new Error(`expected a number, found "${code}"`)
        return { component: 'Countdown', props: { from: Number(code), label: meta || undefined, client: 'visible' } }
      },
    },
  }
}
