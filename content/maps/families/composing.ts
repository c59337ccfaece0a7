import type { PlaceMap } from '../place-map.ts'

export const project: PlaceMap = {
  name: 'From a project to a file',
  kind: 'flow',
  steps: [
    {
      name: 'Folder',
      glyph: 'file',
      says: 'The folder with the `package.json` is the project. Files that are no code lie in its public directory.',
      places: {
        'terminology/remotion-root': 'Remotion root',
        'terminology/public-dir': 'Public directory',
        brownfield: 'Existing projects',
      },
    },
    {
      name: 'Entry',
      glyph: 'code',
      says: 'Bundling begins at the file that calls `registerRoot()`. What that registers lists the compositions.',
      places: {
        'terminology/entry-point': 'Entry point',
        'terminology/root-file': 'Root file',
        'register-root': '`registerRoot()`',
      },
    },
    {
      name: 'Video',
      glyph: 'frames',
      says: 'A composition is a component with a size, a frame rate and a duration. Sequences give its parts a time of their own.',
      places: {
        'terminology/composition': 'Composition',
        'terminology/sequence': 'Sequence',
        composition: '`<Composition>`',
        still: '`<Still>`',
        'miscellaneous/snippets/combine-compositions': 'Combine compositions',
        stills: 'Still images',
      },
    },
    {
      name: 'View',
      glyph: 'player',
      says: 'While you work, the Studio shows it. In an application of yours, the Player does.',
      places: { 'terminology/studio': 'Studio', 'terminology/player': 'Player', 'studio-into-app': 'From project to app' },
    },
    {
      name: 'Bundle',
      glyph: 'bundle',
      says: 'The project is packed into a folder that a browser can open. Its address is the serve URL.',
      places: { 'terminology/bundle': 'Bundle', 'terminology/serve-url': 'Serve URL' },
    },
    {
      name: 'Render',
      glyph: 'film',
      says: 'The frames are drawn and become a file: on your computer, on a server or in the cloud.',
      places: {
        render: 'Render your video',
        'render-as-gif': 'GIFs',
        'transparent-videos': 'Transparent videos',
        overlay: 'Overlays',
        scaling: 'Output scaling',
        quality: 'Quality',
        'terminology/cloud-run-url': 'Cloud Run URL',
        'terminology/service-name': 'Service name',
      },
    },
  ],
}

export const props: PlaceMap = {
  name: 'The way of a prop',
  kind: 'flow',
  steps: [
    {
      name: 'Type',
      glyph: 'list',
      says: 'Props are declared as a type, or described by a schema that the Studio turns into a form.',
      places: {
        schemas: 'Schemas',
        'zod-types/index': '`@remotion/zod-types`',
        'zod-types/z-color': '`zColor()`',
        'zod-types/z-matrix': '`zMatrix()`',
        'zod-types/z-textarea': '`zTextarea()`',
      },
    },
    {
      name: 'Default',
      glyph: 'code',
      says: 'The composition has default props. They apply where nothing else is given.',
      places: { 'passing-props': 'Passing props', 'parameterized-rendering': 'Parameterized videos' },
    },
    {
      name: 'Edit',
      glyph: 'sliders',
      says: 'In the Studio, edited values win over the defaults, and can be saved into the code.',
      places: { 'visual-editing': 'Visual editing' },
    },
    {
      name: 'Input',
      glyph: 'terminal',
      says: 'A render passes input props: `--props` on the command line, `inputProps` in code. They are merged over the others by key.',
      places: {
        'terminology/input-props': 'Input props',
        'get-input-props': '`getInputProps()`',
        'dataset-render': 'From a dataset',
      },
    },
    {
      name: 'Compute',
      glyph: 'gear',
      says: '`calculateMetadata()` has the last word: it may replace the props, and set duration, size and frame rate by them.',
      places: {
        'calculate-metadata': '`calculateMetadata()`',
        'dynamic-metadata': 'Variable duration',
        'miscellaneous/automatic-duration': 'Automatic duration',
        'miscellaneous/snippets/align-duration': 'Duration of a video',
      },
    },
    {
      name: 'Use',
      glyph: 'picture',
      says: 'The component gets the resolved props, the same in each frame.',
      places: { 'props-resolution': 'How props get resolved', 'use-video-config': '`useVideoConfig()`' },
    },
  ],
}

export const sound: PlaceMap = {
  name: 'What happens to a sound',
  kind: 'flow',
  steps: [
    {
      name: 'Import',
      glyph: 'file',
      says: 'A file, a URL, the sound of a video or samples that were computed.',
      places: {
        'audio/importing': 'Importing',
        'using-audio': 'Using audio',
        'audio/from-video': 'From a video',
        'html5-audio': '`<Html5Audio>`',
        'audio-buffer-to-data-url': '`audioBufferToDataUrl()`',
      },
    },
    {
      name: 'Trim',
      glyph: 'tracks',
      says: 'First the file is cut, with `trimBefore` and `trimAfter`: positions in the file, at its original speed.',
      places: { 'audio/trimming': 'Trimming', 'audio/order-of-operations': 'Order of operations' },
    },
    {
      name: 'Delay',
      glyph: 'clock',
      says: 'Then the sequence around it decides at which frame it starts.',
      places: { 'audio/delaying': 'Delaying' },
    },
    {
      name: 'Stretch',
      glyph: 'curve',
      says: 'Then `playbackRate` changes its speed. `toneFrequency` changes the pitch and leaves the length as it is.',
      places: { 'audio/speed': 'Speed', 'audio/pitch': 'Pitch' },
    },
    {
      name: 'Mix',
      glyph: 'sliders',
      says: 'Each sound has its volume, fixed or by frame, and all of them are mixed.',
      places: { 'audio/volume': 'Volume', 'audio/muting': 'Muting' },
    },
    {
      name: 'Export',
      glyph: 'wave',
      says: 'The mix is a track of the video or a file of its own.',
      places: { 'audio/exporting': 'Exporting' },
    },
  ],
}

export const drawnSound: PlaceMap = {
  name: 'From a sound to a picture of it',
  kind: 'flow',
  steps: [
    {
      name: 'Load',
      glyph: 'file',
      says: 'The file is decoded to samples, whole or only around the current frame.',
      gives: 'audioData',
      places: {
        'use-audio-data': '`useAudioData()`',
        'use-windowed-audio-data': '`useWindowedAudioData()`',
        'get-audio-data': '`getAudioData()`',
        'media-utils/index': '`@remotion/media-utils`',
      },
    },
    {
      name: 'Measure',
      glyph: 'wave',
      says: 'For a frame or a stretch, the samples are reduced to a few numbers: the strength of frequencies, or how loud it is.',
      places: {
        'visualize-audio': '`visualizeAudio()`',
        'get-waveform-portion': '`getWaveformPortion()`',
        'media-utils/visualize-audio-waveform': '`visualizeAudioWaveform()`',
      },
    },
    {
      name: 'Draw',
      glyph: 'curve',
      says: 'The numbers become bars, or the points of a smooth line.',
      places: { 'media-utils/create-smooth-svg-path': '`createSmoothSvgPath()`', 'audio/visualization': 'Audio visualization' },
    },
  ],
}

export const footage: PlaceMap = {
  name: 'Footage in a composition',
  kind: 'flow',
  steps: [
    {
      name: 'Check',
      glyph: 'shield',
      says: 'Before anything is uploaded, the browser says whether it can decode the file, and how long and large it is.',
      places: {
        'validating-user-videos': 'Validating videos',
        'miscellaneous/video-formats': 'Video formats',
        'get-video-metadata': '`getVideoMetadata()`',
        'get-audio-duration-in-seconds': '`getAudioDurationInSeconds()`',
        'get-image-dimensions': '`getImageDimensions()`',
      },
    },
    {
      name: 'Store',
      glyph: 'upload',
      says: 'The file lies in the public folder, or is uploaded while it is already being shown.',
      places: {
        assets: 'Importing assets',
        staticfile: '`staticFile()`',
        getstaticfiles: '`getStaticFiles()`',
        'video-uploads': 'Video uploads',
        'presigned-urls': 'Presigned URLs',
        'staticfile-relative-paths': 'No relative paths',
        'staticfile-remote-urls': 'No remote URLs',
        'miscellaneous/absolute-paths': 'No absolute paths',
      },
    },
    {
      name: 'Embed',
      glyph: 'film',
      says: 'A component shows it. There are three, which differ in accuracy, formats and speed.',
      places: {
        'videos/index': 'Embedding videos',
        'video-tags': 'Comparison of tags',
        offthreadvideo: '`<OffthreadVideo>`',
        'html5-video': '`<Html5Video>`',
        'miscellaneous/snippets/hls': 'HLS',
        'media-fragments': 'Media fragments',
      },
    },
    {
      name: 'Arrange',
      glyph: 'tracks',
      says: 'It is placed in time: one after another, cut into parts, faster, slower or held.',
      places: {
        'videos/sequence': 'In sequence',
        'miscellaneous/snippets/jumpcuts': 'Jump cuts',
        'miscellaneous/snippets/accelerated-video': 'Changing speed',
        'miscellaneous/snippets/different-segments-at-different-speeds': 'Segments at speeds',
        'miscellaneous/snippets/freeze-portions': 'Freeze portions',
      },
    },
    {
      name: 'Pixels',
      glyph: 'picture',
      says: 'Its frames are blended, changed on a canvas, or put onto an object in space.',
      places: {
        'video-manipulation': 'Video manipulation',
        'videos/transparency': 'Transparent videos',
        'videos/as-threejs-texture': 'As a texture',
      },
    },
  ],
}

export const text: PlaceMap = {
  name: 'From a font to a text that fits',
  kind: 'flow',
  steps: [
    {
      name: 'Choose',
      glyph: 'choose',
      says: 'More than 1,700 families are known with their styles, weights and subsets.',
      places: {
        'google-fonts/get-available-fonts': '`getAvailableFonts()`',
        'google-fonts/get-info': '`getInfo()`',
        'font-picker': 'Font picker',
      },
    },
    {
      name: 'Load',
      glyph: 'letter',
      says: 'The font is loaded under a name for CSS, and each frame waits for it.',
      gives: 'fontFamily',
      places: {
        fonts: 'Using fonts',
        'google-fonts/index': '`@remotion/google-fonts`',
        'google-fonts/load-font': '`loadFont()` for Google Fonts',
        'google-fonts/load-font-from-info': '`loadFontFromInfo()`',
        'fonts-api/index': '`@remotion/fonts`',
        'fonts-api/load-font': '`loadFont()` for your files',
      },
    },
    {
      name: 'Measure',
      glyph: 'ruler',
      says: 'Only when the font is there, a text has its true width and height.',
      gives: 'width',
      places: {
        'layout-utils/measure-text': '`measureText()`',
        'layout-utils/index': '`@remotion/layout-utils`',
        'layout-utils/best-practices': 'Best practices',
        'layout-utils/debug': 'Debugging',
        measuring: 'DOM nodes',
        'use-current-scale': '`useCurrentScale()`',
      },
    },
    {
      name: 'Fit',
      glyph: 'sliders',
      says: 'A font size is found at which the text fills a line or a number of lines, or the place where a line ends.',
      gives: 'fontSize',
      places: {
        'layout-utils/fit-text': '`fitText()`',
        'layout-utils/fit-text-on-n-lines': '`fitTextOnNLines()`',
        'layout-utils/fill-text-box': '`fillTextBox()`',
      },
    },
    {
      name: 'Draw',
      glyph: 'captions',
      says: 'A rounded background follows the width of each line.',
      places: {
        'rounded-text-box/index': '`@remotion/rounded-text-box`',
        'rounded-text-box/create-rounded-text-box': '`createRoundedTextBox()`',
      },
    },
  ],
}

export const lottie: PlaceMap = {
  name: 'From a design to frames, with Lottie',
  kind: 'flow',
  steps: [
    {
      name: 'Design',
      glyph: 'curve',
      says: 'An animation is exported from After Effects, or chosen on LottieFiles.',
      places: { 'after-effects': 'After Effects', 'lottie/lottiefiles': 'LottieFiles' },
    },
    {
      name: 'Load',
      glyph: 'file',
      says: 'The JSON file is fetched from the public folder or a server, while the render waits.',
      places: { 'lottie/staticfile': 'From staticFile()', 'lottie/remote': 'From a URL' },
    },
    {
      name: 'Read',
      glyph: 'list',
      says: 'Size, frame rate and length of the animation are known before it plays.',
      places: { 'lottie/getlottiemetadata': '`getLottieMetadata()`' },
    },
    {
      name: 'Play',
      glyph: 'player',
      says: 'The component shows the moment that belongs to the current frame.',
      places: { 'lottie/index': '`@remotion/lottie`', 'lottie/lottie': '`<Lottie>`' },
    },
  ],
}

export const threeDimensions: PlaceMap = {
  name: 'A scene in space',
  kind: 'flow',
  steps: [
    {
      name: 'Model',
      glyph: 'cube',
      says: 'Objects are written as JSX, or exported from Spline.',
      places: { three: '`@remotion/three`', spline: 'Spline' },
    },
    {
      name: 'Texture',
      glyph: 'picture',
      says: 'A video lies on an object: exact frames in renders, the playing video in the preview.',
      places: { 'use-offthread-video-texture': '`useOffthreadVideoTexture()`', 'use-video-texture': '`useVideoTexture()`' },
    },
    {
      name: 'Canvas',
      glyph: 'frames',
      says: 'Inside this canvas, the hooks of the toolkit know the frame, and frames wait for what loads.',
      places: { 'three-canvas': '`<ThreeCanvas>`' },
    },
  ],
}
