import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Translate, translate } from '../../src/theme/translate.tsx'

describe('translate', () => {
  it('[spec 5.03] neither id nor message -> an error that says so', () => {
    expect(() => translate({})).toThrow('Expected a translation to have an id or a default message, found neither.')
    expect(() => renderToStaticMarkup(<Translate />)).toThrow(/id or a default message/)
  })

  it('message, else id -> with its values; a name without a value stays', () => {
    expect(translate({ id: 'a.b', message: 'Hello {name}, {count} of {all}' }, { name: 'Kay', count: 0 })).toBe('Hello Kay, 0 of {all}')
    expect(translate({ id: 'a.b' })).toBe('a.b')
  })

  it('<Translate> -> text with elements in it, escaped', () => {
    expect(renderToStaticMarkup(<Translate values={{ link: <a href="/x">the list</a> }}>{'Look {link} <b>'}</Translate>)).toBe(
      'Look <a href="/x">the list</a> &lt;b&gt;',
    )
    expect(renderToStaticMarkup(<Translate id="only.id" />)).toBe('only.id')
  })

  it('anything but one text inside -> an error', () => {
    expect(() => renderToStaticMarkup(<Translate>{<b>x</b>}</Translate>)).toThrow(/found an element/)
    expect(() => renderToStaticMarkup(<Translate>{3}</Translate>)).toThrow(/of type number/)
  })
})
