// What a plugin passes on, or keeps, as data: between its hooks in different threads, and from one build to the next. Everything is under the name of
// the plugin, so that the steps of a build know neither the plugins nor what they have to say.

/** By the name of the plugin. Plain data; JSON where it is kept. */
export type PluginValues = Readonly<Record<string, unknown>>

export function joinValues(values: readonly (PluginValues | undefined)[]): PluginValues {
  return Object.fromEntries(values.flatMap((each) => Object.entries(each ?? {})))
}

/** The value of one plugin. */
export interface PluginValue<Value> {
  /** Undefined where the plugin has left nothing. */
  of: (values: PluginValues | undefined) => Value | undefined
  /** To be put among those of others. */
  as: (value: Value) => PluginValues
}

/** Whoever reads what a plugin of this program has left imports this from the plugin, which writes by the same. */
export function pluginValue<Value>(plugin: string): PluginValue<Value> {
  return {
    // Only `as` writes under this name, so it is that type, whichever thread it comes from. What an earlier build has kept has been written by the
    // same program, whose identity is a part of every key.
    of: (values) => values?.[plugin] as Value | undefined,
    as: (value) => ({ [plugin]: value }),
  }
}
