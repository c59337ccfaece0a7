// Whether a page says of itself that it is deprecated, or has another name now. A page about what is deprecated elsewhere, such as a guide to migrate from it, does not.

export interface PageIntroduction {
  title: string
  description: string
  /** What stands above its first section. */
  text: string
}

/** "Deprecated", and not "Deprecated options". */
const atBeginning = /^(?:(?:an?|the|this) )?deprecated\b(?!\s+(?!as\b|is\b|this\b|was\b)[\w-]*s\b)/i
const inTitle = /[([]deprecated[)\]]|\b(?:is|was|has been) (?:now )?deprecated\b/i
const formerName = /^the (?:former|old|previous) name of\b/i
const ownEnd = /^(?:\(\)|`)* (?:is|was|has been) (?:now )?(?:deprecated|renamed to|superseded by)\b/i
const inDescription = /\bthis (?:[\w-]+ )?(?:(?:is|was|has been) (?:now )?)?deprecated\b/i

export function isDeprecated({ title, description, text }: PageIntroduction): boolean {
  return (
    [title, description, text].some((line) => atBeginning.test(line)) ||
    [description, text].some((line) => formerName.test(line) || saysSo(title, line)) ||
    inTitle.test(title) ||
    inDescription.test(description)
  )
}

/** `createClip() is deprecated`, `createClip() was renamed to makeClip()`: of its own name. */
function saysSo(title: string, line: string): boolean {
  const [, after] = line.split(title)
  return title !== '' && after !== undefined && ownEnd.test(after)
}
