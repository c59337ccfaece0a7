// The width of a file, and the one that the author has written -> the widths that are published.
import { expect, test } from 'vitest'
import { canConvert, pictureFile, planPicture } from '../../../src/plugins/pictures/plan-picture.ts'

test.each([
  [2400, undefined, [400, 752, 1504]],
  [1000, undefined, [400, 752, 1000]],
  [600, undefined, [400, 600]],
  [120, undefined, [120]],
  [2400, 300, [300, 400, 600]],
  [2400, 150, [150, 300]],
])('%s pixels, written %s -> %s', (intrinsic, written, widths) => {
  expect(planPicture(intrinsic, written).widths).toEqual(widths)
})

test('the attribute `sizes` -> as wide as the text, or as the picture; on a phone as wide as the screen', () => {
  expect(planPicture(2400).sizes).toBe('(min-width: 800px) 752px, 100vw')
  expect(planPicture(2400, 300).sizes).toBe('(min-width: 348px) 300px, 100vw')
})

test('names -> those of the file that is published as it is, with the width', () => {
  expect(pictureFile('assets/images/a.b-0123abcd.png', 752, 'avif')).toBe('assets/images/a.b-0123abcd-752.avif')
})

test.each([
  ['a.png', true],
  ['a.JPG', true],
  ['a.jpeg', true],
  ['a.svg', false],
  ['a.gif', false],
  ['a.webp', false],
])('%s -> converted: %s', (file, expected) => {
  expect(canConvert(file)).toBe(expected)
})
