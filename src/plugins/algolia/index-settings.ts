// How the hosted index ranks: the settings that belong to the records of make-records.ts, written as `algolia/settings.json`.

export const settingsFile = 'algolia/settings.json'

/** Names and values are those of the provider's settings. Plain JSON. */
export interface IndexSettings {
  searchableAttributes: string[]
  attributesForFaceting: string[]
  [setting: string]: string | number | boolean | string[]
}

/** @param language of the site, such as `en`: it decides what a plural is. */
export function indexSettings(language: string): IndexSettings {
  const headings = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map((level) => `hierarchy.${level}`)
  // The provider knows languages, not regions.
  const languages = [language.split('-')[0] ?? language].map((code) => code.toLowerCase())
  return {
    // A title counts more than a heading, a heading more than text; the group of a page is in all of its records and says least.
    searchableAttributes: [...headings.map((heading) => `unordered(${heading})`), 'content', 'unordered(hierarchy.lvl0)'],
    attributesForFaceting: ['type', 'language', 'docusaurus_tag', 'version'].map((facet) => `filterOnly(${facet})`),
    attributesToRetrieve: ['hierarchy', 'content', 'type', 'url', 'url_without_anchor', 'anchor'],
    attributesToHighlight: ['hierarchy', 'content'],
    attributesToSnippet: ['content:10'],
    camelCaseAttributes: [...headings, 'content'],
    ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
    customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
    // One result per section: its heading and the parts of its text are records of their own.
    attributeForDistinct: 'url',
    distinct: true,
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    minWordSizefor1Typo: 5,
    minWordSizefor2Typos: 9,
    allowTyposOnNumericTokens: false,
    minProximity: 1,
    indexLanguages: languages,
    queryLanguages: languages,
    ignorePlurals: true,
    advancedSyntax: true,
    removeWordsIfNoResults: 'allOptional',
  }
}
