// What `npm run photographs` takes pictures of. A motif says which composition is open, what files
// it is made of, in how large a window, which sidebars are open, what is done
// first, and which part of the window is the picture. `marks` are places that a callout can name: an element, and where in it the number stands, from
// 0, 0 (top left) to 1, 1 (bottom right).

const title = (name) => (page) => page.getByTitle(name, { exact: true }).first()
const text = (name) => (page) => page.getByText(name, { exact: true }).first()
const button = (name) => (page) => page.getByRole('button', { name }).last()
const play = title('Play')
const render = title('Export the current composition (R)')
const dialog = (page) => page.locator('[role=dialog] > * > *').first()

/** The picture and the panels beside it. */
async function stage(page) {
  const { width } = page.viewportSize()
  const { y } = await render(page).boundingBox()
  return { x: 0, y: 37, width, height: y - 46 }
}

/** The controls of playback, and the timeline. */
async function timeline(page) {
  const { width, height } = page.viewportSize()
  const { y } = await render(page).boundingBox()
  return { x: 0, y: y - 9, width, height: height - y + 9 }
}

const openDialog = (page) => dialog(page).boundingBox()

async function goToFrame(page, frame) {
  await page.keyboard.press('g')
  await page.keyboard.type(String(frame))
  await page.keyboard.press('Enter')
  // The field still takes the next key.
  await page.waitForTimeout(500)
}

async function openFolders(page, ...names) {
  for (const name of names) await text(name)(page).click()
}

async function search(page, words) {
  await page.keyboard.press('Control+k')
  await page.keyboard.type(words)
}

async function startRender(page) {
  await page.keyboard.press('r')
  await text('Frame range')(page).waitFor()
  await page.keyboard.press('Control+Enter')
}

const none = { left: 'collapsed', right: 'collapsed' }
const left = { ...none, left: 'expanded' }
const right = { ...none, right: 'expanded' }

/** A sample that calls functions of the Studio. */
const ofApi = (composition, sample, more) => ({
  entryPoint: 'api.ts',
  composition,
  shows: ['Api.tsx', sample],
  viewport: { width: 900, height: 640 },
  sidebars: none,
  ...more,
})

export const motifs = {
  studio: {
    composition: 'Festival-Trailer',
    shows: ['Root.tsx', 'Festival.tsx'],
    viewport: { width: 1280, height: 760 },
    sidebars: { left: 'expanded', right: 'expanded' },
    act: async (page) => {
      await openFolders(page, 'Festival', 'Print')
      await goToFrame(page, 132)
    },
    marks: {
      compositions: [text('Festival'), 0.6, 0.5],
      picture: [(page) => page.getByText('The Low Tide').first(), 0.9, 0.5],
      playback: [play, 0.5, -0.6],
      timeline: [text('Map'), 8, 0.5],
      props: [button('Props'), 0.6, 0.5],
    },
  },
  timeline: {
    composition: 'Festival-Trailer',
    shows: ['Root.tsx', 'Festival.tsx'],
    viewport: { width: 900, height: 760 },
    sidebars: none,
    act: (page) => goToFrame(page, 132),
    clip: timeline,
    marks: {
      sound: [title('Music'), 2.2, 0.5],
      sequence: [title('Line-up'), 2, 0.5],
      speed: [title('Change the playback rate'), 0.5, 1.2],
      loop: [title('Loop video'), 0.5, 1.2],
      marks: [title('Mark In (I) - right click to clear'), 1, 1.25],
    },
  },
  'in-out': {
    composition: 'Festival-Trailer',
    shows: ['Root.tsx', 'Festival.tsx'],
    viewport: { width: 900, height: 760 },
    sidebars: none,
    act: async (page) => {
      await goToFrame(page, 85)
      await page.keyboard.press('i')
      await goToFrame(page, 180)
      await page.keyboard.press('o')
      await goToFrame(page, 132)
    },
    clip: timeline,
    marks: {
      in: [title('Mark In (I) - right click to clear'), 0, 1.2],
      out: [title('Mark Out (O) - right click to clear'), 1, 1.2],
      part: [(page) => page.getByTitle('Music', { exact: true }).nth(1), 0.52, 0.5],
    },
  },
  props: {
    composition: 'Poster',
    shows: ['Root.tsx', 'Poster.tsx'],
    viewport: { width: 900, height: 800 },
    sidebars: right,
    act: async (page) => {
      await page.locator('input[value="Open house"]').fill('Open garden')
      await page.keyboard.press('Tab')
      // The icons appear when the Studio has looked whether the file can be changed.
      await page.waitForTimeout(1000)
    },
    clip: stage,
    marks: {
      json: [text('JSON'), 1.7, 0.5],
      changed: [text('headline:'), 2.3, 0.5],
      color: [text('color:'), 1.9, 0.5],
      number: [text('angle:'), 1.9, 0.5],
      menu: [text('align:'), 1.9, 0.5],
    },
  },
  form: {
    composition: 'Ticket',
    shows: ['Root.tsx', 'Ticket.tsx'],
    viewport: { width: 900, height: 1000 },
    sidebars: right,
    clip: stage,
    marks: {
      string: [text('title:'), 1.9, 0.5],
      lines: [text('details:'), 1.7, 0.5],
      color: [text('background:'), 1.4, 0.5],
      number: [text('seats:'), 1.9, 0.5],
      menu: [text('category:'), 1.6, 0.5],
    },
  },
  'visual-control': {
    composition: 'Card',
    shows: ['Root.tsx', 'Card.tsx'],
    viewport: { width: 900, height: 900 },
    sidebars: right,
    act: (page) => text('Controls')(page).click(),
    clip: stage,
    marks: {
      place: [text('Card.tsx:8'), 1.7, 0.5],
      number: [text('card-angle:'), 1.4, 0.5],
      color: [text('card-color:'), 1.4, 0.5],
      object: [text('card-shadow: {'), 1.4, 0.5],
    },
  },
  'render-dialog': {
    composition: 'Festival-Trailer',
    shows: ['Root.tsx', 'Festival.tsx'],
    viewport: { width: 1000, height: 660 },
    sidebars: none,
    act: async (page) => {
      await page.keyboard.press('r')
      await text('Frame range')(page).waitFor()
    },
    clip: openDialog,
    marks: {
      kind: [text('Image sequence'), 1.3, 0.5],
      format: [text('Codec'), 2.4, 0.5],
      frames: [text('Frame range'), 1.4, 0.5],
      props: [text('Input Props'), 0.85, 0.5],
      quality: [text('Picture'), 0.85, 0.5],
      start: [button(/Render video/), -0.25, 0.5],
    },
  },
  queue: {
    composition: 'Poster',
    shows: ['Root.tsx', 'Poster.tsx'],
    viewport: { width: 900, height: 640 },
    sidebars: right,
    act: async (page) => {
      await startRender(page)
      await text('out/Poster.mp4')(page).waitFor({ timeout: 120_000 })
      await startRender(page)
      await page.getByText(/^Rendered [1-9]/).waitFor({ timeout: 120_000 })
    },
    clip: stage,
    marks: {
      tab: [button(/Renders/), 0.7, 0.5],
      done: [text('out/Poster.mp4'), 1.4, 0.2],
      running: [(page) => page.getByText(/^Rendered [1-9]/).first(), 0.75, -0.9],
    },
  },
  shortcuts: {
    composition: 'Festival-Trailer',
    shows: ['Root.tsx', 'Festival.tsx'],
    viewport: { width: 860, height: 900 },
    sidebars: none,
    act: (page) => page.keyboard.press('?'),
    clip: openDialog,
    marks: {
      playback: [text('Playback'), 1.5, 0.5],
      navigation: [text('Navigation'), 1.4, 0.5],
      range: [text('Playback range'), 1.3, 0.5],
    },
  },
  'quick-switcher': {
    composition: 'Festival-Trailer',
    shows: ['Root.tsx', 'Festival.tsx'],
    viewport: { width: 900, height: 640 },
    sidebars: none,
    act: (page) => search(page, 'intv'),
    clip: openDialog,
    marks: {
      tabs: [text('Documentation'), 1.3, 0.5],
      field: [(page) => page.locator('input[placeholder="Search compositions..."]').first(), 0.5, 0.5],
      found: [(page) => dialog(page).getByText('Interview-Landscape'), 0.6, 0.5],
    },
  },
  assets: {
    composition: 'Festival-Trailer',
    shows: ['Root.tsx', 'Festival.tsx'],
    viewport: { width: 1000, height: 640 },
    sidebars: left,
    act: async (page) => {
      await text('Assets')(page).click()
      await openFolders(page, 'takes')
    },
    clip: stage,
    marks: {
      tab: [button('Assets'), 0.9, 0.5],
      folder: [text('takes'), 2.2, 0.5],
      file: [text('confetti.mp4'), 0.75, 0.5],
    },
  },
  folders: {
    entryPoint: 'slides.ts',
    composition: 'Welcome',
    shows: ['Slides.tsx'],
    viewport: { width: 1000, height: 640 },
    sidebars: left,
    act: (page) => openFolders(page, 'Slides', 'Landscape', 'Portrait'),
    clip: stage,
    marks: {
      folder: [text('Slides'), 0.6, 0.5],
      nested: [text('Portrait'), 0.75, 0.5],
      top: [text('Goodbye'), 0.6, 0.5],
    },
  },
  actions: {
    composition: 'Festival-Trailer',
    shows: ['Root.tsx', 'Festival.tsx'],
    viewport: { width: 900, height: 640 },
    sidebars: none,
    act: (page) => search(page, '>left'),
    clip: openDialog,
    marks: {
      field: [(page) => dialog(page).locator('input').first(), 0.5, 0.5],
    },
  },
  rulers: {
    composition: 'Card',
    shows: ['Root.tsx', 'Card.tsx'],
    viewport: { width: 900, height: 640 },
    sidebars: none,
    settings: { 'remotion.editorShowRulers': 'true' },
    clip: stage,
    marks: {},
  },
  'seek-button': {
    entryPoint: 'tools.ts',
    composition: 'WithShortcut',
    shows: ['Tools.tsx', 'WithShortcut.tsx'],
    viewport: { width: 900, height: 640 },
    sidebars: none,
    act: (page) => text('To the highlight')(page).click(),
    marks: {
      button: [text('To the highlight'), 1.6, 0.5],
    },
  },
  error: {
    entryPoint: 'tools.ts',
    composition: 'Countdown',
    shows: ['Tools.tsx', 'Countdown.tsx'],
    viewport: { width: 900, height: 760 },
    sidebars: none,
    act: async (page) => {
      await goToFrame(page, 70)
      await page.waitForTimeout(3000)
    },
    marks: {
      message: [text('There is no word for frame 70.'), 1.06, 0.5],
      line: [text('src/Countdown.tsx:11'), 0.4, 0.5],
    },
  },
  'api-go-to-composition': ofApi('Film', 'Film.tsx', {
    act: (page) => goToFrame(page, 90),
    marks: {
      button: [text('Open Interview'), -0.12, 0.5],
      scene: [title('Interview'), 1.6, 0.5],
    },
  }),
  'api-seek': ofApi('Lecture', 'Lecture.tsx', {
    act: (page) => button('Method')(page).click(),
    marks: {
      button: [button('Method'), 0.5, -0.6],
    },
  }),
  'api-play': ofApi('Replay', 'Replay.tsx', {
    act: async (page) => {
      await button('Replay from 30')(page).click()
      await page.waitForTimeout(500)
    },
    marks: {
      button: [button('Replay from 30'), -0.12, 0.5],
      playing: [title('Pause'), 0.5, -0.6],
    },
  }),
  'api-pause': ofApi('Checked', 'Breakpoint.tsx', {
    act: async (page) => {
      await page.keyboard.press('Space')
      await page.waitForTimeout(3000)
    },
    marks: {
      stopped: [play, 0.5, -0.6],
    },
  }),
  'api-update-default-props': ofApi('Badge', 'Badge.tsx', {
    sidebars: right,
    act: async (page) => {
      const { x, y } = await text('New')(page).boundingBox()
      await page.mouse.move(x + 10, y + 10)
      await page.mouse.down()
      await page.mouse.move(x + 160, y + 110, { steps: 5 })
      await page.mouse.up()
      await page.waitForTimeout(1000)
    },
    clip: stage,
    marks: {
      badge: [text('New'), 1.3, 0.5],
      left: [text('left:'), 2.2, 0.5],
    },
  }),
  'api-focus-default-props-path': ofApi('Agenda', 'Agenda.tsx', {
    sidebars: right,
    act: (page) => page.locator('p', { hasText: 'Workshop' }).first().click(),
    clip: stage,
    marks: {
      clicked: [(page) => page.locator('p', { hasText: 'Workshop' }).first(), 0.6, 0.5],
    },
  }),
  'api-delete-static-file': ofApi('Takes', 'Takes.tsx', {
    sidebars: left,
    act: (page) => text('Assets')(page).click(),
    clip: stage,
    marks: {
      button: [button('Delete takes/two.wav'), 0.85, 0.5],
    },
  }),
  'api-watch-static-file': ofApi('SalesChart', 'SalesChart.tsx', {
    clip: stage,
    marks: {},
  }),
}
