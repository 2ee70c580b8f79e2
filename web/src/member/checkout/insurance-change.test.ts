import { expect, test } from 'vitest'
import { insuranceChange } from './insurance-change.ts'

const known = { service: 'jne', serviceType: 'REG23' }
const wanted = { service: 'lion', serviceType: 'REGPACK' }

test('checkout: the insurance of a courier that is not saved yet does not bring the former one back', () => {
  expect(insuranceChange(known, wanted, false)).toEqual({ ...wanted, insurance: false })
  expect(insuranceChange(known, { ...wanted, insurance: false }, true)).toEqual({ ...wanted, insurance: true })
})

test('checkout: with nothing on its way it is about what is saved', () => {
  expect(insuranceChange(known, undefined, false)).toEqual({ ...known, insurance: false })
})
