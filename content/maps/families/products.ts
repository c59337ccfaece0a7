import type { PlaceMap } from '../place-map.ts'

export const editorStarter: PlaceMap = {
  name: 'The Editor Starter, from the purchase to a rendered video',
  kind: 'flow',
  steps: [
    {
      name: 'Decide',
      glyph: 'tag',
      says: 'It is tried in the browser, compared with what your product needs, and bought once.',
      places: {
        'editor-starter/index': 'Overview',
        'editor-starter/before-you-buy': 'Before you buy',
        'editor-starter/demo': 'Demo',
        'editor-starter/features': 'Features',
        'editor-starter/features-not-included': 'Not included',
        'editor-starter/buy': 'Buy',
        'editor-starter/faq': 'FAQ',
      },
    },
    {
      name: 'Set up',
      glyph: 'gear',
      says: 'The source code becomes a project or a part of yours. Services for uploads, captions and rendering are optional.',
      places: {
        'editor-starter/setup': 'Setup',
        'editor-starter/dependencies': 'Dependencies',
        'editor-starter/backend-routes': 'Backend routes',
      },
    },
    {
      name: 'Files',
      glyph: 'upload',
      says: 'Users drop files into the editor. Each becomes an asset and is uploaded to a bucket. Deleting those that nobody needs is left to you.',
      gives: 'asset',
      places: {
        'editor-starter/asset-uploads': 'Asset uploads',
        'editor-starter/asset-cleanup': 'Asset cleanup',
        'editor-starter/captioning': 'Captioning',
      },
    },
    {
      name: 'State',
      glyph: 'tracks',
      says: 'A project is tracks, items and assets in one object. Its changes can be undone, and it is saved.',
      places: {
        'editor-starter/tracks-items-assets': 'Tracks, items and assets',
        'editor-starter/state-management': 'State management',
        'editor-starter/undo-redo': 'Undo and redo',
        'editor-starter/persistance': 'Persistance',
      },
    },
    {
      name: 'Editing',
      glyph: 'pointer',
      says: 'On the canvas and in the timeline, items are moved, cropped, copied, and snap to each other. Texts get a font of Google Fonts.',
      places: {
        'editor-starter/snapping': 'Snapping',
        'editor-starter/cropping': 'Cropping',
        'editor-starter/copy-paste': 'Copy and paste',
        'editor-starter/fonts': 'Fonts',
      },
    },
    {
      name: 'Render',
      glyph: 'film',
      says: 'The Render button sends the state to Lambda. Before users get it, access, cost and licenses are checked.',
      places: { 'editor-starter/rendering': 'Rendering', 'editor-starter/production-checklist': 'Production checklist' },
    },
  ],
}

export const recorder: PlaceMap = {
  name: 'A video with the Recorder',
  overview: 'recorder/index',
  kind: 'flow',
  steps: [
    {
      name: 'Set up',
      glyph: 'gear',
      says: 'With webcam and microphone at hand, a project is created, and in it a composition and a folder for each video.',
      places: {
        'recorder/setup': 'Setup',
        'recorder/is-it-for-me': 'Is it for me?',
        'recorder/demo': 'Demo',
        'recorder/create': 'Create a new video',
        'recorder/source-control': 'Source control',
        'recorder/gear': 'Our gear',
      },
    },
    {
      name: 'Record',
      glyph: 'microphone',
      says: 'Webcam and screen are recorded as separate files, and the takes that you like are kept in the folder of the video.',
      places: {
        'recorder/record/index': 'The interface',
        'recorder/record/cropping': 'Cropping sources',
        'recorder/record/delete': 'Delete a recording',
        'recorder/record/manually': 'Add recordings by hand',
        'recorder/external-recordings': 'External recordings',
      },
    },
    {
      name: 'Captions',
      glyph: 'captions',
      says: 'Whisper.cpp turns the speech of each take into captions with the time of each word. Silence at both ends is found by them.',
      places: {
        'recorder/captions': 'Generate captions',
        'recorder/editing/captions': 'Edit captions',
        'recorder/editing/silence-removal': 'Silence removal',
      },
    },
    {
      name: 'Edit',
      glyph: 'tracks',
      says: 'In the Studio, each take is a scene. Layout, titles, chapters, music and an end card are settings of scenes.',
      places: {
        'recorder/editing/index': 'Start editing',
        'recorder/editing/scenes': 'Scenes',
        'recorder/editing/layout': 'Layout',
        'recorder/editing/transitions': 'Transitions',
        'recorder/editing/b-roll': 'B-roll',
        'recorder/editing/chapters': 'Chapters',
        'recorder/editing/music': 'Music',
        'recorder/editing/endcard': 'Endcard',
        'recorder/editing/cutting-clips': 'Cutting clips',
        'recorder/editing/normalizing-audio': 'Normalizing audio',
        'recorder/troubleshooting/cannot-read-properties-of-undefined': 'The Studio fails',
      },
    },
    {
      name: 'Export',
      glyph: 'film',
      says: 'The same edit is rendered once for each platform, with captions in the picture or in a subtitle file.',
      places: {
        'recorder/exporting': 'Exporting',
        'recorder/exporting-subtitles': 'Subtitles',
        'recorder/lambda-rendering': 'On Lambda',
      },
    },
  ],
}

export const timeline: PlaceMap = {
  name: 'The Timeline in your application',
  kind: 'flow',
  steps: [
    {
      name: 'Look',
      glyph: 'tracks',
      says: 'A component with tracks, items and a playhead, delivered as source code.',
      places: { 'timeline/index': 'Overview', 'timeline/demo': 'Demo', 'timeline/faq': 'FAQ' },
    },
    {
      name: 'Set up',
      glyph: 'gear',
      says: 'Its folder is copied into the application, with what it depends on and a theme.',
      places: { 'timeline/setup': 'Setup' },
    },
    {
      name: 'Use',
      glyph: 'pointer',
      says: 'A provider holds the state. The timeline changes it, the Player shows it, and a callback tells what to save.',
      gives: 'state',
      places: { 'timeline/usage': 'Usage' },
    },
    {
      name: 'Render',
      glyph: 'film',
      says: 'The same state is passed as input props to the same composition on a server.',
      places: { 'timeline/render': 'Rendering' },
    },
  ],
}

export const contributing: PlaceMap = {
  name: 'From an idea to a merged change',
  kind: 'flow',
  steps: [
    {
      name: 'Find',
      glyph: 'choose',
      says: 'Something to work on, with or without a reward.',
      places: { 'contributing/bounty': 'Bounties', 'contributing/ineligible': 'Ineligible' },
    },
    {
      name: 'Build',
      glyph: 'gear',
      says: 'The repository is set up and built.',
      places: { 'contributing/index': 'The repository', 'contributing/rust': 'Rust' },
    },
    {
      name: 'Write',
      glyph: 'code',
      says: 'Each kind of change has its own rules and places.',
      places: {
        'contributing/feature': 'Features',
        'contributing/option': 'Options',
        'contributing/presentation': 'Presentations',
        'contributing/web-renderer': 'Client-side rendering',
        'contributing/docs': 'Documentation',
      },
    },
    {
      name: 'Hand in',
      glyph: 'shield',
      says: 'The change is formatted, checked by the server and reviewed.',
      places: { 'contributing/formatting': 'Formatting' },
    },
  ],
}
