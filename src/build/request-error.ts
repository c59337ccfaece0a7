// What the user asked for by name cannot be done: there is no such page, language or version, or something is in its way. Nothing was changed; the
// message and the hint are for the user.

export class RequestError extends Error {
  override name = 'RequestError'
  readonly hint: string

  constructor(message: string, hint: string) {
    super(message)
    this.hint = hint
  }
}
