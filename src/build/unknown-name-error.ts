// A name that the user gave to a build, of a page or of a language, and that the site does not have. The message and the hint are for the user.

export class UnknownNameError extends Error {
  override name = 'UnknownNameError'
  readonly hint: string

  constructor(message: string, hint: string) {
    super(message)
    this.hint = hint
  }
}
