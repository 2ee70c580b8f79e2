import { expect, test } from 'vitest'
import { placesOnPhone } from './places-on-phone.ts'

test('places on phone: a phone shows five places, or four and the way to the rest, and loses none', () => {
  expect(placesOnPhone([1, 2, 3, 4, 5])).toEqual({ shown: [1, 2, 3, 4, 5], rest: [] })
  expect(placesOnPhone([1, 2, 3, 4, 5, 6])).toEqual({ shown: [1, 2, 3, 4], rest: [5, 6] })
})
