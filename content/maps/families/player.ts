import type { PlaceMap } from '../place-map.ts'

export const player: PlaceMap = {
  name: 'A Player on your page',
  kind: 'flow',
  steps: [
    {
      name: 'Install',
      glyph: 'bundle',
      says: 'The Player and your video components become a part of the application.',
      places: {
        'player/installation': 'Installation',
        'player/integration': 'Code sharing',
        'player-into-remotion-project': 'Into a project',
        vue: 'Vue',
        svelte: 'Svelte',
        angular: 'Angular',
      },
    },
    {
      name: 'Place',
      glyph: 'player',
      says: 'The component is put on a page, with its composition and its size.',
      places: {
        'player/player': '`<Player>`',
        'player/thumbnail': '`<Thumbnail>`',
        'player/scaling': 'Sizing',
        'player/examples': 'Examples',
        'miscellaneous/snippets/player-in-iframe': 'In an iframe',
      },
    },
    {
      name: 'Load',
      glyph: 'clock',
      says: 'Files are loaded before they are due, scenes are mounted early, and playback waits for what is late.',
      places: {
        'player/preloading': 'Preloading',
        'player/premounting': 'Premounting',
        'player/buffer-state': 'Buffer state',
        'troubleshooting/player-flicker': 'Flickering',
      },
    },
    {
      name: 'Play',
      glyph: 'wave',
      says: 'The browser decides when sound may start, and how fast a page can draw.',
      places: {
        'player/autoplay': 'Autoplay',
        'player/media-keys': 'Media keys',
        'player/playback-issues': 'Playback issues',
        'player/best-practices': 'Best practices',
      },
    },
    {
      name: 'Operate',
      glyph: 'pointer',
      says: 'Visitors play, seek and touch what they see, with the built-in controls or with yours.',
      places: {
        'player/custom-controls': 'Custom controls',
        'player/current-time': 'Current time',
        'player/drag-and-drop/index': 'Drag & drop',
      },
    },
  ],
}

export const preload: PlaceMap = {
  name: 'A file on its way into the Player',
  kind: 'flow',
  steps: [
    {
      name: 'Address',
      glyph: 'globe',
      says: 'A hint and the component have to name the same address: the one behind all redirects.',
      places: { 'preload/resolve-redirect': '`resolveRedirect()`' },
    },
    {
      name: 'Hint',
      glyph: 'clock',
      says: 'The page tells the browser about a file early. The browser loads what it thinks right, and the hint can be taken back.',
      places: {
        'preload/index': '`@remotion/preload`',
        'preload/preload-video': '`preloadVideo()`',
        'preload/preload-audio': '`preloadAudio()`',
        'preload/preload-image': '`preloadImage()`',
        'preload/preload-font': '`preloadFont()`',
      },
    },
    {
      name: 'Download',
      glyph: 'store',
      says: 'Or the whole file is downloaded and kept in memory. It is there when the promise resolves.',
      places: { prefetch: '`prefetch()`', 'gif/preload-gif': '`preloadGif()`' },
    },
    {
      name: 'Mount',
      glyph: 'frames',
      says: 'The scene is mounted some frames early and invisibly, so that its media load.',
      leads: 'player/premounting',
      places: {},
    },
    {
      name: 'Play',
      glyph: 'player',
      says: 'If something is still missing, playback waits.',
      leads: 'player/buffer-state',
      places: { 'use-buffer-state': '`useBufferState()`' },
    },
  ],
}

export const studio: PlaceMap = {
  name: 'What the Studio lets code and keys do',
  kind: 'parts',
  steps: [
    {
      name: 'Open',
      glyph: 'browser',
      says: 'The Studio is started, found its way around in, and restarted.',
      places: {
        'studio/index': 'Starting the Studio',
        'studio/shortcuts': 'Keyboard navigation',
        'studio/quick-switcher': 'Quick Switcher',
        'studio/api': '`@remotion/studio`',
        'studio/restart-studio': '`restartStudio()`',
      },
    },
    {
      name: 'Playback',
      glyph: 'player',
      says: 'The video that is open is played, paused and moved to a frame.',
      places: { 'studio/play': '`play()`', 'studio/pause': '`pause()`', 'studio/toggle': '`toggle()`', 'studio/seek': '`seek()`' },
    },
    {
      name: 'Video',
      glyph: 'choose',
      says: 'Compositions are grouped in folders. Another one is opened, or the open one is evaluated again.',
      places: {
        'studio/go-to-composition': '`goToComposition()`',
        'studio/reevaluate-composition': '`reevaluateComposition()`',
        folder: '`<Folder>`',
      },
    },
    {
      name: 'Props',
      glyph: 'sliders',
      says: 'Props and values are changed while the preview follows, and are saved into the source code.',
      places: {
        'studio/update-default-props': '`updateDefaultProps()`',
        'studio/save-default-props': '`saveDefaultProps()`',
        'studio/focus-default-props-path': '`focusDefaultPropsPath()`',
        'studio/visual-control': '`visualControl()`',
      },
    },
    {
      name: 'Files',
      glyph: 'file',
      says: 'The files of the public folder are listed, watched, written and deleted.',
      places: {
        'studio/get-static-files': '`getStaticFiles()`',
        'studio/watch-static-file': '`watchStaticFile()`',
        'studio/watch-public-folder': '`watchPublicFolder()`',
        'studio/write-static-file': '`writeStaticFile()`',
        'studio/delete-static-file': '`deleteStaticFile()`',
      },
    },
    {
      name: 'Share',
      glyph: 'upload',
      says: 'Others open the Studio in their browser, as files on a web host or as a server.',
      places: { 'studio/deploy-static': 'As a static site', 'miscellaneous/embed-studio': 'Embedding' },
    },
  ],
}
