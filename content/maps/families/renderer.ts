import type { PlaceMap } from '../place-map.ts'

export const nodeRender: PlaceMap = {
  name: 'A render in Node.js',
  overview: 'renderer/index',
  kind: 'flow',
  steps: [
    {
      name: 'Bundle',
      glyph: 'bundle',
      says: 'The project becomes a folder of static files that a browser can open. Its path or address is the `serveUrl`.',
      gives: 'serveUrl',
      places: { bundle: '`bundle()`', bundler: '`@remotion/bundler`', webpack: 'Webpack config', 'legacy-babel': 'Legacy Babel' },
    },
    {
      name: 'Browser',
      glyph: 'browser',
      says: 'A headless browser opens the bundle. It is downloaded once, and can be shared between calls.',
      gives: 'puppeteerInstance',
      places: {
        'renderer/open-browser': '`openBrowser()`',
        'renderer/ensure-browser': '`ensureBrowser()`',
        'chromium-flags': 'Chromium flags',
        'gl-options': 'The flag --gl',
        'miscellaneous/chrome-headless-shell': 'Chrome Headless Shell',
      },
    },
    {
      name: 'Select',
      glyph: 'choose',
      says: 'The browser evaluates the composition with its input props: size, frame rate, duration and resolved props are known from here on.',
      gives: 'composition',
      places: { 'renderer/select-composition': '`selectComposition()`', 'renderer/get-compositions': '`getCompositions()`' },
    },
    {
      name: 'Render',
      glyph: 'frames',
      says: 'Frames are drawn and captured one by one. `renderMedia()` encodes them as well, `renderStill()` makes one picture, `renderFrames()` saves the images and says what is heard.',
      gives: 'assetsInfo',
      places: {
        'renderer/render-media': '`renderMedia()`',
        'renderer/render-still': '`renderStill()`',
        'renderer/render-frames': '`renderFrames()`',
        'renderer/make-cancel-signal': '`makeCancelSignal()`',
        'ssr-node': 'A script',
        'render-all': 'All compositions',
      },
    },
    {
      name: 'Encode',
      glyph: 'film',
      says: 'Images and sound become a file. Parts that were rendered separately are joined.',
      places: {
        'renderer/stitch-frames-to-video': '`stitchFramesToVideo()`',
        'renderer/combine-chunks': '`combineChunks()`',
        'distributed-rendering': 'Distributed rendering',
        encoding: 'Encoding guide',
        'hardware-acceleration': 'Hardware encoding',
        metadata: 'Video metadata',
      },
    },
  ],
}

export const commands: PlaceMap = {
  name: 'The commands in the life of a project',
  kind: 'flow',
  steps: [
    {
      name: 'Upkeep',
      glyph: 'bundle',
      says: 'All packages of the toolkit have the same version. These commands add them, compare them and move them to another one.',
      places: {
        'cli/index': 'Command line',
        'cli/versions': '`versions`',
        'cli/add': '`add`',
        'cli/upgrade': '`upgrade`',
        'cli/help': '`help`',
      },
    },
    {
      name: 'Machine',
      glyph: 'chip',
      says: 'A render needs a browser on the machine, and may use its graphics card.',
      places: {
        'cli/browser/index': '`browser`',
        'cli/browser/ensure': '`browser ensure`',
        'cli/gpu': '`gpu`',
        'cli/install': '`install` (removed)',
      },
    },
    {
      name: 'Studio',
      glyph: 'player',
      says: 'The project is opened, previewed and edited in a browser.',
      places: { 'cli/studio': '`studio`' },
    },
    {
      name: 'Project',
      glyph: 'list',
      says: 'From the source code: a folder of static files to render from, or a list of what can be rendered.',
      places: { 'cli/bundle': '`bundle`', 'cli/compositions': '`compositions`' },
    },
    {
      name: 'Render',
      glyph: 'frames',
      says: 'A composition becomes a video, a sound, images or one picture. `benchmark` measures how long that takes with different settings.',
      places: { 'cli/render': '`render`', 'cli/still': '`still`', 'cli/benchmark': '`benchmark`' },
    },
    {
      name: 'File',
      glyph: 'film',
      says: 'Media files are converted, cut or inspected with the tools that come with the toolkit.',
      places: { 'cli/ffmpeg': '`ffmpeg`', 'cli/ffprobe': '`ffprobe`' },
    },
  ],
}

export const renderFaults: PlaceMap = {
  name: 'Where a render goes wrong',
  kind: 'flow',
  steps: [
    {
      name: 'Start',
      glyph: 'terminal',
      says: 'The command is found, and Node.js and the packages fit together and fit the machine.',
      places: {
        'troubleshooting/could-not-find-executable-to-run': 'Executable not found',
        'version-mismatch': 'Version mismatch',
        'troubleshooting/rosetta': 'Rosetta',
      },
    },
    {
      name: 'Bundle',
      glyph: 'bundle',
      says: 'The project is compiled into a bundle.',
      places: {
        'troubleshooting/bundling-bundle': 'bundle() in bundled code',
        'webpack-dynamic-imports': 'Dynamic imports',
        'miscellaneous/typescript-aliases': 'TypeScript aliases',
      },
    },
    {
      name: 'Browser',
      glyph: 'browser',
      says: 'The browser is launched, and its tabs stay open.',
      places: {
        'troubleshooting/browser-launch': 'Launch fails',
        'target-closed': 'Target closed',
        'miscellaneous/linux-dependencies': 'Linux dependencies',
        'miscellaneous/linux-single-process': 'One process on Linux',
      },
    },
    {
      name: 'Page',
      glyph: 'code',
      says: 'The bundle is opened, the root component is registered and the composition gets its props.',
      places: {
        'troubleshooting/loading-root-component': 'Root component timeout',
        'troubleshooting/defaultprops-too-big': 'Props too big',
        'wrong-composition-mount': 'Wrongly mounted composition',
        'troubleshooting/timed-out-page-function': 'Page function timeout',
      },
    },
    {
      name: 'Frame',
      glyph: 'picture',
      says: 'A frame is captured when everything in it has loaded. What takes too long ends in a timeout, what is not waited for flickers.',
      places: {
        timeout: 'Timeouts',
        'troubleshooting/debug-failed-render': 'Failed renders',
        'troubleshooting/stuck-render': 'Stuck renders',
        'troubleshooting/font-loading-errors': 'Fonts',
        'troubleshooting/could-not-be-parsed-as-a-value-list': 'Font source not parsed',
        'troubleshooting/delay-render-proxy': 'Video frame proxy',
        'troubleshooting/no-frame-found-at-position': 'No frame at position',
        'troubleshooting/background-image': 'background-image',
        'troubleshooting/nextjs-image': 'Next.js Image',
        'troubleshooting/subpixel-rendering': 'Subpixel rendering',
        'miscellaneous/pexels': 'Pexels',
        'cors-issues': 'CORS',
        'non-seekable-media': 'Non-seekable media',
        'media-playback-error': 'Media playback',
      },
    },
    {
      name: 'Encode',
      glyph: 'film',
      says: 'FFmpeg makes a file of the frames and the sound. It needs memory and a command that is not too long.',
      places: { 'troubleshooting/sigkill': 'SIGKILL', enametoolong: 'ENAMETOOLONG' },
    },
  ],
}

export const frame: PlaceMap = {
  name: 'How a frame waits for what it needs',
  kind: 'flow',
  steps: [
    {
      name: 'Hold',
      glyph: 'clock',
      says: '`delayRender()` asks the renderer to wait, and gives a handle. One handle is enough to hold the frame.',
      gives: 'handle',
      places: { 'delay-render': '`delayRender()`', 'use-delay-render': '`useDelayRender()`' },
    },
    {
      name: 'Load',
      glyph: 'file',
      says: 'Meanwhile data, pictures, fonts or pages are loaded. The components of the toolkit hold the frame by themselves.',
      places: {
        'data-fetching': 'Data fetching',
        img: '`<Img>`',
        iframe: '`<IFrame>`',
        animatedimage: '`<AnimatedImage>`',
        'use-img-and-iframe': 'Why not <img>',
      },
    },
    {
      name: 'Release',
      glyph: 'shield',
      says: '`continueRender()` gives the handle back. When none is left, the picture of the frame is taken.',
      places: { 'continue-render': '`continueRender()`' },
    },
    {
      name: 'Give up',
      glyph: 'fault',
      says: '`cancelRender()` ends the whole render with a message, instead of waiting for the timeout.',
      places: { 'cancel-render': '`cancelRender()`' },
    },
  ],
}

export const server: PlaceMap = {
  name: 'Renders on a server of your own',
  kind: 'flow',
  steps: [
    {
      name: 'Choose',
      glyph: 'choose',
      says: 'Own machines, containers, CI runners or the cloud: they differ in speed, scaling, cost and effort.',
      places: {
        ssr: 'Server-side rendering',
        'compare-ssr': 'Comparison',
        'miscellaneous/vercel-functions': 'Vercel functions',
        'miscellaneous/render-on-edge': 'Edge runtimes',
        'miscellaneous/render-in-browser': 'In the browser',
      },
    },
    {
      name: 'Image',
      glyph: 'bundle',
      says: 'A container image has everything that a render needs: Node.js, the browser with its libraries, fonts and the project.',
      places: { docker: 'Docker', 'miscellaneous/emojis': 'Emojis', 'miscellaneous/changing-temp-dir': 'Temporary directory' },
    },
    {
      name: 'Host',
      glyph: 'server',
      says: 'A host runs the image or the program, and takes orders over HTTP.',
      places: {
        'azure-container-apps': 'Azure Container Apps',
        'cloudflare-containers': 'Cloudflare Containers',
        'miscellaneous/nextjs': 'Next.js',
        'studio/deploy-server': 'Studio on a VPS',
      },
    },
    {
      name: 'GPU',
      glyph: 'chip',
      says: 'A graphics card helps with WebGL and some effects, if the browser is told to use it.',
      places: {
        gpu: 'Using the GPU',
        'miscellaneous/cloud-gpu': 'In the cloud',
        'miscellaneous/cloud-gpu-docker': 'In Docker',
      },
    },
    {
      name: 'Run',
      glyph: 'progress',
      says: 'Renders are measured, made faster and protected.',
      places: { performance: 'Performance', security: 'Security', 'terminology/concurrency': 'Concurrency' },
    },
  ],
}
