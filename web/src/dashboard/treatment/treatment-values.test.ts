import type { WholeTreatment } from '@nmw/contract/treatment-desk'
import { expect, test } from 'vitest'
import { emptyTreatment, treatmentValues } from './treatment-values.ts'

const whole = { metaData: { title: '', description: '', image: '' } } as WholeTreatment

test('treatment: a member price of 0 is kept, and a missing member price stays empty', () => {
  expect(emptyTreatment().memberPrice).toBeNull()
  expect(treatmentValues({ ...whole, price: 250_000, memberPrice: 0 }).memberPrice).toBe(0)
  expect(treatmentValues({ ...whole, price: 250_000, memberPrice: 225_000 }).memberPrice).toBe(225_000)
  expect(treatmentValues({ ...whole, price: 0, memberPrice: 0 }).memberPrice).toBeNull()
})
