// Icons of Starlight by their names -> those of this theme that show the same. It has many more than the theme.
const same = {
  bars: 'menu',
  close: 'close',
  discord: 'discord',
  document: 'document',
  email: 'mail',
  external: 'external',
  github: 'github',
  instagram: 'instagram',
  laptop: 'system',
  link: 'link',
  linkedin: 'linkedin',
  magnifier: 'search',
  moon: 'moon',
  pencil: 'edit',
  'seti:folder': 'folder',
  sun: 'sun',
  tiktok: 'tiktok',
  translate: 'language',
  twitter: 'x',
  'x.com': 'x',
  youtube: 'youtube',
} as const

export function iconOfStarlight(name: unknown): (typeof same)[keyof typeof same] | undefined {
  return isKnown(name) ? same[name] : undefined
}

function isKnown(name: unknown): name is keyof typeof same {
  return typeof name === 'string' && Object.hasOwn(same, name)
}
