import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test.each([
  ['Siti Rahmawati', 'SR'],
  ['dr. Anindita Larasati, Sp.D.V.E.', 'AL'],
  ['Raden Ayu Kusumaningtyas Prawirodirdjo', 'RP'],
  ['Budi', 'B'],
  ['  ', ''],
])('avatar: the initials of %s', (name, letters) => {
  expect(initials(name)).toBe(letters)
})
