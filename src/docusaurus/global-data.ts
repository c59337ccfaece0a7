// What plugins of Docusaurus give to all components with `setGlobalData`: by the name of the plugin, then by its id. It reaches them as a custom
// field of the configuration.

export type GlobalData = Record<string, Record<string, unknown>>

export const globalDataField = 'docusaurusGlobalData'

export function readGlobalData(customFields: Readonly<Record<string, unknown>>): GlobalData {
  return Object.fromEntries(Object.entries(objectOf(customFields[globalDataField])).map(([name, data]) => [name, objectOf(data)]))
}

function objectOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
