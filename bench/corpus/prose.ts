// Sentences for one page of the corpus. A page keeps coming back to a few subject words of its own, so that a search has something to rank.
import type { Random } from './random.ts'
import { adjectives, adverbs, nouns, verbs } from './vocabulary.ts'
import { camelCase, fixArticles, plural } from './words.ts'

export interface Prose {
  noun(): string
  verb(): string
  adjective(): string
  adverb(): string
  /** A noun, half of the time with an adjective. */
  thing(): string
  /** A name as code has it. */
  identifier(): string
  sentence(): string
  paragraph(sentences: number): string
}

export function createProse(random: Random): Prose {
  const subject = Array.from({ length: 7 }, () => random.pick(nouns))
  const noun = () => (random.chance(0.35) ? random.pick(subject) : random.pickCommon(nouns))
  const verb = () => random.pickCommon(verbs)
  const adjective = () => random.pickCommon(adjectives)
  const adverb = () => random.pickCommon(adverbs)
  const thing = () => (random.chance(0.5) ? `${adjective()} ${noun()}` : noun())
  const things = () => plural(thing())
  const identifier = () => camelCase(verb(), noun(), ...(random.chance(0.4) ? [noun()] : []))

  const sentences = [
    () => `The ${thing()} can ${verb()} the ${thing()} before the ${noun()} is ready, and the ${thing()} ${adverb()} picks up the result.`,
    () => `When a ${noun()} changes, only the ${things()} that depend on it are sent to the ${thing()}.`,
    () => `Use a ${thing()} to ${verb()} each ${noun()} ${adverb()}, so that the ${thing()} stays small.`,
    () => `If the ${thing()} is missing, the ${noun()} will ${verb()} the ${noun()} again and report the ${thing()} to the ${noun()}.`,
    () => `Most projects ${verb()} the ${noun()} in one place and ${verb()} the ${things()} close to where they are used.`,
    () => `A ${thing()} keeps the ${noun()}, the ${noun()} and the ${noun()} together.`,
    () => `Set \`${identifier()}\` to ${verb()} the ${thing()} ${adverb()}, and leave it out to ${verb()} the ${noun()} with the defaults.`,
    () => `This works with every ${thing()}, but a ${thing()} has to ${verb()} its own ${noun()} first.`,
    () =>
      `Each ${noun()} is **${adjective()}** by default, which means that the ${noun()} never has to ${verb()} more than one ${thing()} at a time.`,
    () =>
      `You can ${verb()} up to ${random.int(2, 64)} ${things()} per ${noun()}; after that the ${thing()} starts to ${verb()} the oldest ${noun()}.`,
    () =>
      `In practice the ${noun()} and the ${thing()} share one ${noun()}, because it is cheaper to ${verb()} it once than to ${verb()} it for every ${noun()}.`,
    () => `Call \`${identifier()}()\` after the ${thing()} is created, or the ${noun()} will *${adverb()}* ${verb()} an older ${noun()}.`,
  ]
  const sentence = () => fixArticles(random.pick(sentences)())
  const paragraph = (count: number) => Array.from({ length: count }, sentence).join(' ')
  return { noun, verb, adjective, adverb, thing, identifier, sentence, paragraph }
}
