import { expect, test } from 'vitest'
import { hrefOf, placeIn, wayBack } from './dispensary-place.ts'

const found = { state: 'PROCESS', search: 'siti & co', page: 3 } as const

test('order list: its state is written to the URL and read from it', () => {
  const address = Object.fromEntries(new URL(hrefOf(found), 'http://x').searchParams)
  expect(placeIn(address)).toEqual(found)
})

test.each([{}, { state: 'NONE', page: 'x' }, { page: '-2' }])(
  'order list: %o shows the orders to work on first',
  (address) => {
    expect(placeIn(address)).toEqual({ state: 'WAITING_CONFIRM', search: '', page: 1 })
  },
)

test('order list: the back link leads to the list as it was, or to the one the order moved to', () => {
  expect(wayBack({ state: 'PROCESS' }, found)).toBe(hrefOf(found))
  expect(wayBack(undefined, found)).toBe(hrefOf(found))
  expect(wayBack({ state: 'CANCEL' }, found)).toBe(hrefOf(found))
  expect(wayBack({ state: 'SHIPPED' }, found)).toBe('/ops/order?state=SHIPPED')
  expect(wayBack({ state: 'COMPLETED' }, undefined)).toBe('/ops/order?state=WAITING_CONFIRM')
})
