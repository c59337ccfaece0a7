// Whether a page says of itself that it is deprecated. A page about what is deprecated elsewhere, such as a guide to migrate from it, does not.

export interface PageIntroduction {
  title: string
  description: string
  /** What stands above its first section. */
  text: string
}

/** "Deprecated", and not "Deprecated options". */
const atBeginning = /^(?:(?:an?|the|this) )?deprecated\b(?!\s+(?!as\b|is\b|this\b|was\b)[\w-]*s\b)/i
const inTitle = /[([]deprecated[)\]]|\b(?:is|was|has been) (?:now )?deprecated\b/i
const inDescription = /\bthis (?:[\w-]+ )?(?:(?:is|was|has been) (?:now )?)?deprecated\b/i

export function isDeprecated({ title, description, text }: PageIntroduction): boolean {
  return (
    [title, description, text].some((line) => atBeginning.test(line)) ||
    inTitle.test(title) ||
    inDescription.test(description) ||
    saysSo(title, description)
  )
}

/** `createClip() is deprecated`: of its own name. */
function saysSo(title: string, description: string): boolean {
  const [, after] = description.split(title)
  return title !== '' && after !== undefined && /^(?:\(\)|`)* (?:is|was|has been) (?:now )?deprecated\b/i.test(after)
}
