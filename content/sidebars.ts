// The written sidebars of the docs: which pages stand where, in the order of the manual.
// A page belongs to the last sidebar that names it, so a page of another sidebar is named with `ref`, which only links to it.

const rule = {
  type: 'html',
  value: '<hr style="margin-top: 4px; margin-bottom: 4px; border-bottom: none">',
  defaultStyle: true,
}

const backToMainDocs = { type: 'ref', id: 'getting-started', label: '← Back to the main docs' }

export default {
  mainSidebar: [
    {
      type: 'category',
      label: 'Getting started',
      collapsed: false,
      items: ['getting-started', 'the-fundamentals', 'animating-properties', 'reusability', 'preview'],
    },
    {
      type: 'category',
      label: 'Designing visuals',
      items: ['transforms', 'assets', 'layers', 'transitioning', 'fonts'],
    },
    {
      type: 'category',
      label: 'Embedding videos',
      items: ['videos/index'],
    },
    {
      type: 'category',
      label: 'Audio',
      link: { type: 'doc', id: 'using-audio' },
      items: ['audio/importing', 'audio/volume'],
    },
    {
      type: 'category',
      label: 'Parameterized videos',
      link: { type: 'doc', id: 'parameterized-rendering' },
      items: ['passing-props', 'schemas'],
    },
    {
      type: 'category',
      label: 'Rendering',
      link: { type: 'doc', id: 'render' },
      items: ['encoding', 'stills'],
    },
    {
      type: 'category',
      label: 'Studio',
      items: ['studio/index'],
    },
    {
      type: 'category',
      label: 'Server-side rendering',
      link: { type: 'doc', id: 'ssr' },
      items: ['ssr-node'],
    },
    {
      type: 'category',
      label: 'Player',
      link: { type: 'doc', id: 'player/index' },
      items: [{ type: 'ref', id: 'player/player', label: 'API Reference' }, 'player/integration'],
    },
    {
      type: 'category',
      label: 'Lambda',
      link: { type: 'doc', id: 'lambda/index' },
      items: ['lambda/setup', 'lambda/permissions'],
    },
    {
      type: 'category',
      label: 'Cloud Run',
      link: { type: 'doc', id: 'cloudrun/index' },
      items: [],
    },
    {
      type: 'category',
      label: 'Media Parser',
      link: { type: 'doc', id: 'media-parser/index' },
      items: [],
    },
    {
      type: 'category',
      label: 'WebCodecs',
      link: { type: 'doc', id: 'webcodecs/index' },
      items: [],
    },
    {
      type: 'category',
      label: 'AI',
      link: { type: 'doc', id: 'ai/index' },
      items: [],
    },
    {
      type: 'category',
      label: 'Troubleshooting',
      items: ['timeout', 'flickering', 'version-mismatch'],
    },
    { type: 'ref', id: 'api', label: 'API Reference' },
    {
      type: 'category',
      label: 'Terminology',
      link: { type: 'doc', id: 'terminology/index' },
      items: ['terminology/serve-url', 'terminology/sequence', 'terminology/composition'],
    },
    'resources',
    {
      type: 'category',
      label: 'Migration guides',
      items: ['4-0-migration'],
    },
    {
      type: 'category',
      label: 'Get help',
      items: [
        { type: 'link', href: 'https://remotion.dev/discord', label: 'Discord' },
        { type: 'link', href: 'https://github.com/remotion-dev/remotion/issues', label: 'GitHub Issues' },
        'support',
      ],
    },
    'license',
    'acknowledgements',
    rule,
    { type: 'ref', id: 'editor-starter/index', label: 'Editor Starter', className: 'pro-item' },
    { type: 'ref', id: 'recorder/index', label: 'Recorder' },
    {
      type: 'category',
      label: 'Timeline',
      className: 'pro-item',
      link: { type: 'doc', id: 'timeline/index' },
      items: [],
    },
  ],

  apiSidebar: [
    'api',
    {
      type: 'category',
      label: 'Command line',
      link: { type: 'doc', id: 'cli/index' },
      items: ['cli/render'],
    },
    rule,
    {
      type: 'category',
      label: 'remotion',
      link: { type: 'doc', id: 'remotion' },
      items: [
        'absolute-fill',
        'calculate-metadata',
        'composition',
        'delay-render',
        'easing',
        'interpolate-colors',
        'interpolate',
        'random',
        'sequence',
        'series',
        'spring',
        'staticfile',
        'use-current-frame',
        'use-video-config',
      ],
    },
    {
      type: 'category',
      label: '@remotion/media-parser',
      items: [{ type: 'ref', id: 'media-parser/index', label: 'Guide' }],
    },
    {
      type: 'category',
      label: '@remotion/noise',
      link: { type: 'doc', id: 'noise/index' },
      items: [],
    },
    {
      type: 'category',
      label: '@remotion/paths',
      link: { type: 'doc', id: 'paths/index' },
      items: ['paths/get-length'],
    },
    {
      type: 'category',
      label: '@remotion/player',
      items: [{ type: 'ref', id: 'player/index', label: 'Guide + Examples' }, 'player/player'],
    },
    {
      type: 'category',
      label: '@remotion/renderer',
      link: { type: 'doc', id: 'renderer/index' },
      items: ['renderer/render-media'],
    },
    {
      type: 'category',
      label: '@remotion/shapes',
      link: { type: 'doc', id: 'shapes/index' },
      items: ['shapes/circle'],
    },
    {
      type: 'category',
      label: '@remotion/webcodecs',
      items: [{ type: 'ref', id: 'webcodecs/index', label: 'Guide' }],
    },
  ],

  editorStarterSidebar: [
    backToMainDocs,
    {
      type: 'category',
      label: 'Editor Starter',
      link: { type: 'doc', id: 'editor-starter/index' },
      items: ['editor-starter/features'],
    },
  ],

  recorderSidebar: [
    {
      type: 'category',
      label: 'Recorder',
      items: ['recorder/index', 'recorder/setup'],
    },
  ],
}
