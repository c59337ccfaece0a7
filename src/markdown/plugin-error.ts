// What a plugin of the site has thrown while a document was parsed.
import { VFileMessage } from 'vfile-message'

/** Thrown in place of what a plugin has thrown. */
export class PluginError extends Error {
  override name = 'PluginError'
  /** Of the plugin. */
  readonly plugin: string
  override readonly cause: unknown

  constructor(plugin: string, cause: unknown) {
    super(cause instanceof VFileMessage ? cause.reason : cause instanceof Error ? cause.message : String(cause))
    this.plugin = plugin
    this.cause = cause
  }
}
