import { expect, test } from 'vitest'
import { serviceHead } from './service-head.ts'
import { servicePrices } from './service-prices.ts'

const texts = { free: 'Gratis', noPrice: 'Hubungi klinik' }

test.each([
  [
    { price: 500_000, memberPrice: 450_000 },
    { everybody: 'Rp 500.000', members: 'Rp 450.000' },
  ],
  [{ price: 500_000, memberPrice: 500_000 }, { everybody: 'Rp 500.000' }],
  [
    { price: 250_000, memberPrice: 0 },
    { everybody: 'Rp 250.000', members: 'Gratis' },
  ],
  [{ price: 0, memberPrice: 0 }, { everybody: 'Hubungi klinik' }],
])('treatment: the price %o is shown as %o', (priced, shown) => {
  expect(servicePrices(priced, texts)).toEqual(shown)
})

const service = {
  _id: 'svc-1',
  name: 'Facial',
  url: 'facial',
  group: 'spa-treatment',
  groupTitle: 'Spa',
  image: 'a.webp',
  banner: '',
  shortDesc: '',
  description: '',
  category: [],
  memberPrice: 0,
  durationMinutes: 60,
  recommendedSessions: 1,
  needsDoctor: false,
  metaData: { title: '', description: '', image: 'a.webp' },
}
const factsAt = (price: number) =>
  serviceHead({ service: { ...service, price }, others: [] }, { origin: 'https://nmw.example', language: 'id' }).facts

test('treatment: structured data has an offer only where there is a price', () => {
  expect(factsAt(250_000)).toContainEqual(
    expect.objectContaining({ offers: { '@type': 'Offer', price: 250_000, priceCurrency: 'IDR' } }),
  )
  expect(JSON.stringify(factsAt(0))).not.toContain('Offer')
})
