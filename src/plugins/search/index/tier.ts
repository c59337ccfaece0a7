// The two halves of the index: `headings` is small and says most, `texts` is the rest.
export type Tier = 'headings' | 'texts'

export const tiers: readonly Tier[] = ['headings', 'texts']
