// Which package the pages of a folder are about, and which names a page may leave out, with the reason.

/** Folder below content/docs -> modules that export what its pages are named after; the longest folder that fits counts. */
export const modulesOfFolder: Readonly<Record<string, readonly string[]>> = {
  '': ['remotion', 'remotion/no-react'],
  'animated-emoji': ['@remotion/animated-emoji'],
  'animation-utils': ['@remotion/animation-utils'],
  bundler: ['@remotion/bundler'],
  captions: ['@remotion/captions'],
  cloudrun: ['@remotion/cloudrun', '@remotion/cloudrun/client'],
  'enable-scss': ['@remotion/enable-scss'],
  fonts: ['@remotion/fonts'],
  gif: ['@remotion/gif'],
  'google-fonts': ['@remotion/google-fonts'],
  'install-whisper-cpp': ['@remotion/install-whisper-cpp'],
  lambda: ['@remotion/lambda', '@remotion/lambda/client'],
  'layout-utils': ['@remotion/layout-utils'],
  licensing: ['@remotion/licensing'],
  lottie: ['@remotion/lottie'],
  media: ['@remotion/media'],
  'media-parser': ['@remotion/media-parser'],
  'media-utils': ['@remotion/media-utils'],
  'motion-blur': ['@remotion/motion-blur'],
  noise: ['@remotion/noise'],
  'openai-whisper': ['@remotion/openai-whisper'],
  paths: ['@remotion/paths'],
  player: ['@remotion/player'],
  preload: ['@remotion/preload'],
  renderer: ['@remotion/renderer'],
  rive: ['@remotion/rive'],
  'rounded-text-box': ['@remotion/rounded-text-box'],
  shapes: ['@remotion/shapes'],
  skia: ['@remotion/skia'],
  studio: ['@remotion/studio'],
  tailwind: ['@remotion/tailwind'],
  'tailwind-v4': ['@remotion/tailwind-v4'],
  three: ['@remotion/three'],
  transitions: ['@remotion/transitions'],
  'transitions/presentations': [
    ...['clock-wipe', 'cube', 'fade', 'flip', 'iris', 'none', 'slide', 'wipe'].map((name) => `@remotion/transitions/${name}`),
    '@remotion/transitions',
  ],
  webcodecs: ['@remotion/webcodecs'],
  'whisper-web': ['@remotion/whisper-web'],
  'zod-types': ['@remotion/zod-types'],
}

/** Pages whose title is not the name that the packages export. */
export const exportOfPage: Readonly<Record<string, string>> = {
  // Named so after this version.
  'html5-audio.md': 'Audio',
  'html5-video.md': 'Video',
  // The page says that the name has an s more.
  'animated-emoji/get-available-emoji.md': 'getAvailableEmojis',
  // The page says so.
  'licensing/register-usage-point.md': 'registerUsageEvent',
}

/** Page -> the pages that it leads to for the props that it takes over: those count as named. */
export const propsFrom: Readonly<Record<string, readonly string[]>> = {
  'animated-emoji/animated-emoji.md': ['offthreadvideo.md', 'sequence.mdx'],
  // Each takes the options of parseMedia().
  'media-parser/download-and-parse-media.md': ['media-parser/parse-media.mdx'],
  'media-parser/parse-media-on-server-worker.md': ['media-parser/parse-media.mdx'],
  'media-parser/parse-media-on-web-worker.md': ['media-parser/parse-media.mdx'],
  // What getInfo() returns is its argument.
  'google-fonts/load-font-from-info.md': ['google-fonts/get-info.md'],
}

/** Names that no page has to explain. */
export const namesForAll: Readonly<Record<string, string>> = {
  children: 'what an element holds is in its sample',
  props: 'the parameter of a component, whose own names are its properties',
}

/** Page -> names that it leaves out, each with the reason; '*' for a page that is named after nothing that its package exports. */
export const exceptions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'calculate-metadata.md': { '*': 'a prop of <Composition>; the package exports the type of the function alone' },
  'captions/ensure-max-characters-per-line.mdx': { '*': 'the page says that it is only a member of CaptionsInternals' },
  'lambda/downloadvideo.md': { '*': 'the page says that it is now called downloadMedia()' },
  'loop.mdx': Object.fromEntries(
    ['className', 'postmountFor', 'premountFor', 'styleWhilePostmounted', 'styleWhilePremounted'].map((name) => [
      name,
      'declared with the layout of a sequence, but <Loop> does not hand it on',
    ]),
  ),
  'motion-blur/motion-blur.mdx': { '*': 'the page says that it is now called <Trail>' },
  'paths/get-parts.mdx': { '*': 'the page says that it is no longer exported' },
  'random.mdx': { dummy: 'takes nothing; it is there to find calls with two arguments' },
  'renderer/ensure-ffmpeg.md': { '*': 'the page says that version 4 removed it' },
  'renderer/ensure-ffprobe.md': { '*': 'the page says that version 4 removed it' },
  'renderer/get-can-extract-frames-fast.md': { '*': 'the page says that version 4 removed it' },
  'transitions/presentations/cube.md': { '*': 'sold separately, in a package that is not installed' },
}
