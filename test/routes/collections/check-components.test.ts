import { describe, expect, it } from 'vitest'
import { checkComponents } from '../../../src/routes/collections/check-components.ts'
import { configOf } from '../planner-input.ts'

const config = configOf({
  collections: [
    { id: 'experts', itemComponent: 'content/components/expert-page.tsx', listComponent: 'content/components/expert-list.tsx' },
  ],
})

const diagnose = (files: string[]) => checkComponents(config, files).map(({ diagnostic }) => diagnostic)

describe('checkComponents', () => {
  it('a module that is not there -> collection-component-missing with the nearest', () => {
    expect(diagnose(['content/components/expert-list.tsx', 'content/components/expert-pages.tsx'])).toEqual([
      {
        id: 'collection-component-missing',
        level: 'error',
        message: 'The itemComponent of the collection "experts" is content/components/expert-page.tsx, and there is no such file.',
        place: { file: 'site.config.ts' },
        configPath: ['collections', 0, 'itemComponent'],
        hint: 'Did you mean "content/components/expert-pages.tsx"? Otherwise make the file, with a component as its default export, or fix the path (relative to the site folder).',
      },
    ])
  })

  it('none there -> one for each, with no guess', () => {
    const findings = diagnose([])
    expect(findings.map(({ message }) => message.split(' ')[1])).toEqual(['itemComponent', 'listComponent'])
    expect(findings[0]?.hint).toMatch(/^Make the file/)
  })

  it('both there, or no list component -> nothing', () => {
    expect(checkComponents(config, ['content/components/expert-page.tsx', 'content/components/expert-list.tsx'])).toEqual([])
    expect(checkComponents(configOf({ collections: [{ id: 'a', itemComponent: 'a.tsx' }] }), ['a.tsx'])).toEqual([])
  })
})
