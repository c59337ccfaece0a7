// What all cards of a site share, from its configuration and its logo file.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ResolvedConfig } from '../../config/resolved-config.ts'
import { type Diagnostic, DiagnosticError } from '../../diagnostics/diagnostic.ts'
import { cleanText } from './card-face-of.ts'
import { type CardTemplate, hashTemplate } from './social-card.ts'

/** What pages need to name their cards, and the template for drawing them. */
export interface CardPlan {
  template: CardTemplate
  templateHash: string
  /** Id of a collection -> its title. */
  collectionTitles: Record<string, string>
}

/**
 * @param staticFiles path below the static folders -> site-relative file.
 * @returns undefined if the site wants no cards.
 * @throws DiagnosticError if the logo does not exist.
 */
export async function planCards(config: ResolvedConfig, staticFiles: Readonly<Record<string, string>>): Promise<CardPlan | undefined> {
  const { socialCards, siteDirectory, baseUrl } = config
  if (!socialCards) return undefined
  const { logo, label, colors } = socialCards
  const file = logo === undefined || !Object.hasOwn(staticFiles, logo) ? undefined : staticFiles[logo]
  if (logo !== undefined && file === undefined) throw new DiagnosticError([missingLogo(logo)])
  const template: CardTemplate = {
    colors,
    label: cleanText(label),
    address: new URL(config.url).host + baseUrl.replace(/\/$/, ''),
    ...(file !== undefined && { logo: await readFile(join(siteDirectory, file), 'utf8') }),
  }
  const collectionTitles = Object.fromEntries(config.collections.map(({ id, title }) => [id, title]))
  return { template, templateHash: hashTemplate(template), collectionTitles }
}

const configPath = ['socialCards', 'logo']

function missingLogo(logo: string): Diagnostic {
  return {
    id: 'config-invalid',
    level: 'error',
    configPath,
    message: `Expected "socialCards.logo" to be a file below a static folder, found "${logo}", which does not exist.`,
    hint: 'Write the path as it is in the output, such as "/img/mark.svg" for "static/img/mark.svg".',
  }
}

/** The drawing library cannot read the logo. @param reason the library's message. */
export function brokenLogo(reason: string): Diagnostic {
  return {
    id: 'config-invalid',
    level: 'error',
    configPath,
    message: `Expected "socialCards.logo" to be an SVG file that can be drawn, found one that cannot: ${reason.replace(/\.$/, '')}.`,
    hint: 'Correct the file, or save it as SVG once more.',
  }
}
