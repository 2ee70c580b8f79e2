import { expect, test } from 'vitest'
import { isPortraitFormat } from './is-portrait-format.ts'

test.each([
  ['a.jpg', 'image/jpeg', true],
  ['a.png', 'image/png', true],
  ['a.jpg', '', true],
  ['A.JPEG', '', true],
  ['a.gif', 'image/gif', false],
  ['a.png', 'image/svg+xml', false],
  ['a.heic', '', false],
  ['jpg', '', true],
  ['', '', false],
])('profile: the file "%s" of type "%s" is a portrait: %s', (name, type, fits) => {
  expect(isPortraitFormat({ name, type })).toBe(fits)
})
