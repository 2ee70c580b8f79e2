import type { CartItem } from '@nmw/contract/checkout'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CartRow } from './cart-row.tsx'
import { LeftOutRow } from './left-out-row.tsx'

const item: CartItem = {
  id: 'M1',
  name: 'Kodein',
  image: 'kodein.webp',
  price: 50_000,
  discount: 0,
  byMembership: false,
  category: 'Obat resep',
  quantity: { min: 1, max: 50, value: 2 },
  using: '',
  required: true,
  weight: 20,
  summary: { subTotal: 100_000, totalWeight: 40 },
  prescribed: true,
  available: 10,
  sold: 'online',
}
const controlled: CartItem = { ...item, available: 0, sold: 'clinic' }
const gone: CartItem = { ...item, available: 0, sold: 'gone' }

const textOf = (page: string) => page.replaceAll(/<[^>]*>/g, ' ')
const nothing = () => undefined
const cartRow = (one: CartItem) =>
  renderToStaticMarkup(<CartRow item={one} quantity={2} onChange={nothing} onRemove={nothing} />)
const leftOutRow = (one: CartItem) => renderToStaticMarkup(<LeftOutRow item={one} onAdd={nothing} />)

test('checkout: an item that is only sold at the clinic, or no longer, is not shown as out of stock', () => {
  expect(textOf(cartRow(controlled))).toContain('Hanya di klinik')
  expect(textOf(cartRow(controlled))).not.toContain('Stok')
  expect(textOf(cartRow(gone))).toContain('Tidak dijual lagi')
  expect(textOf(cartRow(gone))).not.toContain('Stok')
  expect(textOf(cartRow({ ...item, available: 0 }))).toContain('Stok habis')
  expect(textOf(cartRow({ ...item, available: 1 }))).toContain('Stok tinggal 1')
  expect(textOf(cartRow(item))).not.toContain('Stok')
})

test('checkout: a price that is reduced for everybody is not shown as member price', () => {
  expect(textOf(cartRow({ ...item, discount: 5_000, byMembership: true }))).toContain('Harga anggota')
  const sale = textOf(cartRow({ ...item, discount: 7_500 }))
  expect(sale).toContain('Diskon')
  expect(sale).not.toContain('Harga anggota')
})

test('checkout: a removed item can only be added again while it is sold online', () => {
  expect(textOf(leftOutRow(item))).toContain('Ambil')
  expect(leftOutRow(controlled)).not.toContain('<button')
  expect(textOf(leftOutRow(controlled))).toContain('Hanya diberikan di klinik')
  expect(leftOutRow(gone)).not.toContain('<button')
  expect(textOf(leftOutRow(gone))).toContain('Tidak dijual lagi')
})
