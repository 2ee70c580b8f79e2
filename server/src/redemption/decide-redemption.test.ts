import { expect, test } from 'vitest'
import { decideRedemption, type RedemptionFacts } from './decide-redemption.ts'
import { lastRedeemDay } from './last-redeem-day.ts'

const cream = { name: 'Tretinoin krim', must: true, sold: 'online', given: 0, quantity: 3 } as const
const facts: RedemptionFacts = {
  finished: true,
  latest: true,
  today: '2026-11-15',
  validUntil: '2026-11-15',
  left: 1,
  reserved: 0,
  payable: 0,
  items: [cream],
}

test('redemption: a prescription may be redeemed on its last day with one redemption left', () => {
  expect(decideRedemption(facts)).toBeNull()
})

test.each<[string, Partial<RedemptionFacts>, RegExp]>([
  ['the visit is not over', { finished: false }, /belum selesai/],
  ['there is a later one', { latest: false }, /lebih baru/],
  ['its last day has passed', { today: '2026-11-16' }, /berakhir pada 15 November 2026/],
  ['none is left', { left: 0 }, /sudah dipakai/],
  ['the last one waits for payment', { left: 0, reserved: 1, payable: 1 }, /menunggu pembayaran/],
  [
    'its time to pay is over and we ask whether it was paid',
    { left: 0, reserved: 1 },
    /sedang memeriksa.*tidak hilang/,
  ],
  [
    'it requires a narcotic',
    { items: [cream, { ...cream, name: 'Kodein', sold: 'clinic' }] },
    /Kodein hanya dapat diambil/,
  ],
  ['a required item is no longer sold', { items: [{ ...cream, sold: 'gone' }] }, /tidak tersedia lagi/],
  ['it has no items', { items: [] }, /Tidak ada obat/],
  ['none of its items is sold', { items: [{ ...cream, must: false, sold: 'gone' }] }, /Tidak ada obat/],
])('redemption: not allowed when %s', (_why, change, reason) => {
  expect(decideRedemption({ ...facts, ...change })).toMatch(reason)
})

const decide = (...items: RedemptionFacts['items']) => decideRedemption({ ...facts, items })

test('redemption: items handed over at a clinic are not required, and the rest may be redeemed', () => {
  const [kodein, diazepam] = ['Kodein', 'Diazepam'].map((name) => ({ ...cream, name, sold: 'clinic' as const }))
  const all = { given: 3 }
  expect(decide({ ...kodein!, given: 2 }, cream)).toBe('Sisa Kodein hanya dapat diambil langsung di klinik.')
  expect(decide({ ...kodein!, ...all }, diazepam!)).toBe('Diazepam hanya dapat diambil langsung di klinik.')
  expect(decide({ ...kodein!, ...all }, { ...diazepam!, ...all }, cream)).toBeNull()
  expect(decide({ ...kodein!, ...all }, { ...cream, must: false, sold: 'gone' })).toMatch(/Tidak ada obat/)
  expect(decide({ ...kodein!, ...all }, { ...diazepam!, ...all, must: false })).toBe(
    'Semua obat pada resep ini sudah diserahkan di klinik.',
  )
  expect(decide({ ...kodein!, ...all, must: false }, cream)).toBeNull()
})

test('redemption: optional items may be unavailable', () => {
  expect(decideRedemption({ ...facts, items: [cream, { ...cream, must: false, sold: 'clinic' }] })).toBeNull()
})

test.each([
  ['2026-08-15', '2026-11-15'],
  ['2026-11-30', '2027-02-28'],
  ['2027-11-30', '2028-02-29'],
])('redemption: three months after %s is %s', (visit, last) => {
  expect(lastRedeemDay(visit)).toBe(last)
})
