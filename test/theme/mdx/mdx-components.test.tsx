import type { ReactElement, ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import type { HighlightCode } from '../../../src/theme/index.ts'
import {
  Admonition,
  Card,
  Cards,
  CodeBlock,
  Details,
  Heading,
  mdxComponents,
  Step,
  Steps,
  TabItem,
  Tabs,
  themeModules,
} from '../../../src/theme/index.ts'
import { mdxComponentNames } from '../../../src/theme/mdx-component-names.ts'
import { renderPage } from '../render-page.tsx'
import { docRoute } from '../sample-site.ts'

const render = (body: ReactNode, highlightCode?: HighlightCode) =>
  renderPage(docRoute({ showTitle: false }), { contents: { main: body }, highlightCode }).one('.markdown')

describe('Tabs', () => {
  const tabs = (props: object = {}, second: object = {}): ReactElement => (
    <Tabs {...props}>
      <TabItem value="npm" label="With npm">
        npm text
      </TabItem>
      {'\n'}
      <TabItem value="bun" {...second}>
        bun text
      </TabItem>
    </Tabs>
  )
  const checked = (element: ReactElement): (string | undefined)[] =>
    render(element)
      .all('input[checked]')
      .map((input) => input.attribute('value'))

  it('items -> a radio button, its label and its panel each; all texts are in the HTML', () => {
    const group = render(tabs({ groupId: 'pm', queryString: true })).one('fieldset')
    expect(group.texts('label')).toEqual(['With npm', 'bun'])
    expect(group.texts('.tab-panel')).toEqual(['npm text', 'bun text'])
    expect(group.all('label').map((label) => label.attribute('for'))).toEqual(group.all('input').map((input) => input.attribute('id')))
    expect([group.attribute('data-group'), group.attribute('data-query')]).toEqual(['pm', 'pm'])
  })

  it('defaultValue, else default, else the first -> checked', () => {
    expect(checked(tabs({ defaultValue: 'bun' }))).toEqual(['bun'])
    expect(checked(tabs({}, { default: true }))).toEqual(['bun'])
    expect(checked(tabs())).toEqual(['npm'])
    expect(checked(tabs({ defaultValue: null }))).toEqual(['npm'])
  })

  it('values -> names and order from outside', () => {
    const values = [{ value: 'bun', label: 'Bun!' }, { value: 'npm' }]
    expect(render(tabs({ values })).texts('label')).toEqual(['Bun!', 'With npm'])
  })

  it('two groups on a page, one in the other -> ids and names of their own', () => {
    const page = render(
      <>
        {tabs()}
        <Tabs>
          <TabItem value="outer">{tabs()}</TabItem>
        </Tabs>
      </>,
    )
    const ids = page.all('input').map((input) => input.attribute('id'))
    expect(new Set(ids).size).toBe(5)
    expect(new Set(page.all('input').map((input) => input.attribute('name'))).size).toBe(3)
  })

  it('written for Starlight: labels without values, a syncKey -> values and a group', () => {
    const page = render(
      <Tabs syncKey="pkg">
        <TabItem label="npm">npm i</TabItem>
        <TabItem label="Yarn 4">yarn add</TabItem>
      </Tabs>,
    )
    expect(page.all('input').map((input) => input.attribute('value'))).toEqual(['npm', 'Yarn 4'])
    expect(page.texts('label')).toEqual(['npm', 'Yarn 4'])
    expect(page.one('fieldset').attribute('data-group')).toBe('pkg')
  })

  it.each<[string, ReactElement, string]>([
    ['text', <Tabs key="1">text</Tabs>, 'Expected only <TabItem> elements in <Tabs>, found the text "text".'],
    ['an element', <Tabs key="2">{[<div key="a" />]}</Tabs>, 'Expected only <TabItem> elements in <Tabs>, found <div>.'],
    ['no items', <Tabs key="3">{null}</Tabs>, 'Expected at least one <TabItem value="…"> in <Tabs>, found none.'],
    [
      'an unknown default',
      tabs({ defaultValue: 'pnpm' }),
      'The defaultValue "pnpm" of <Tabs> is not the value of one of its tabs; they are: npm, bun.',
    ],
    ['one value twice', tabs({}, { value: 'npm' }), 'Expected each <TabItem> of <Tabs> to have a value of its own, found "npm" twice.'],
    ['no value', tabs({}, { value: undefined }), 'Expected each <TabItem> to have a `value` or `label` that is a text, found none.'],
    ['an unknown name in values', tabs({ values: [{ value: 'x' }] }), '`values` of <Tabs> names "x", but there is no <TabItem value="x">.'],
  ])('%s -> an error', (_, element, message) => {
    expect(() => render(element)).toThrow(message)
  })
})

describe('Admonition', () => {
  it.each([
    [{ type: 'tip' }, 'tip', 'tip'],
    [{ type: 'caution' }, 'warning', 'caution'],
    [{ type: 'danger', title: 'Stop' }, 'danger', 'Stop'],
    [{ type: 'own' }, 'info', 'own'],
    [{}, 'note', 'note'],
  ])('%j -> looks like %s, titled "%s"', (props, look, title) => {
    const box = render(<Admonition {...props}>Text</Admonition>).one('[role=note]')
    expect(box.attribute('class')).toBe(`sg-admonition sg-admonition-${look}`)
    expect(box.texts('div')).toEqual([title, 'Text'])
  })
})

describe('Details', () => {
  it('a summary as a prop, as an element, among the children, or none', () => {
    expect(render(<Details summary="More">x</Details>).texts('summary')).toEqual(['More'])
    expect(render(<Details summary={<summary>More</summary>}>x</Details>).texts('summary')).toEqual(['More'])
    const inside = render(
      <Details open>
        <summary>Inside</summary>
        <p>x</p>
      </Details>,
    )
    expect(inside.texts('summary')).toEqual(['Inside'])
    expect(inside.one('.details-content').text).toBe('x')
    expect(inside.one('details').attribute('open')).toBe('')
    expect(render(<Details>x</Details>).texts('summary')).toEqual(['Details'])
  })
})

describe('CodeBlock', () => {
  it('without a highlighter -> escaped text with title and language', () => {
    const block = render(
      <CodeBlock className="language-TS" title="a.ts">
        {'if (a < b) "x"\n'}
      </CodeBlock>,
    ).one('.sg-code')
    expect(block.attribute('data-language')).toBe('ts')
    expect(block.one('.sg-code-title').text).toBe('a.ts')
    expect(block.one('code').text).toBe('if (a < b) "x"')
    expect(block.one('pre').attribute('tabindex')).toBe('0')
  })

  it('with a highlighter -> its HTML, the props as meta text', () => {
    const calls: object[] = []
    const highlight: HighlightCode = (block) => {
      calls.push(block)
      return '<pre class="done"></pre>'
    }
    const block = (
      <CodeBlock language="js" metastring="{1}" title={'say "hi"'} showLineNumbers={3}>
        {['a', 1]}
      </CodeBlock>
    )
    expect(render(block, highlight).has('.done')).toBe(true)
    expect(calls).toEqual([{ code: 'a1', language: 'js', meta: `{1} title='say "hi"' showLineNumbers=3` }])
    render(
      <CodeBlock showLineNumbers title="x">
        {undefined}
      </CodeBlock>,
      highlight,
    )
    expect(calls[1]).toEqual({ code: '', language: 'text', meta: 'title="x" showLineNumbers' })
  })
})

describe('Heading, Steps, Cards', () => {
  it('a heading with an id -> the link to itself', () => {
    const heading = render(
      <Heading as="h2" id="größe" className="own">
        Size
      </Heading>,
    )
    expect(heading.one('h2').attribute('class')).toBe('sg-anchor own')
    const anchor = heading.one('.sg-anchor-link')
    expect([anchor.attribute('href'), anchor.attribute('aria-label'), anchor.attribute('translate')]).toEqual([
      '#gr%C3%B6%C3%9Fe',
      'Direct link to Size',
      'no',
    ])
    expect(render(<Heading as="h3">Plain</Heading>).has('a')).toBe(false)
  })

  it('steps and cards -> their texts', () => {
    expect(
      render(
        <Steps>
          <Step title="One">text</Step>
        </Steps>,
      ).one('.step').text,
    ).toBe('Onetext')
    const card = render(
      <Cards>
        <Card title="Player" href="/player" icon="document">
          Plays.
        </Card>
      </Cards>,
    ).one('a')
    expect([card.attribute('href'), card.text]).toEqual(['/player', 'PlayerPlays.'])
  })
})

describe('component maps', () => {
  it('every name that the parser knows -> a component', () => {
    for (const name of mdxComponentNames) expect(mdxComponents[name]).toBeTypeOf(name === 'Fragment' ? 'symbol' : 'function')
  })

  it('every @theme module -> a default export', () => {
    const { 'theme:starlight': _starlight, ...modules } = themeModules
    for (const module of Object.values(modules)) expect(module.default).toBeTypeOf('function')
  })

  it('<head> in a document -> its tags are in the head of the page', () => {
    const Head = mdxComponents.head
    const page = renderPage(docRoute(), {
      contents: { main: <Head>{<meta name="own" content="1" />}</Head> },
    })
    expect(page.one('head').has('meta[name=own]')).toBe(true)
  })
})
