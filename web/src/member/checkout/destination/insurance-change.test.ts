import { expect, test } from 'vitest'
import { insuranceChange } from './insurance-change.ts'

const known = { service: 'jne', serviceType: 'REG23' }
const wanted = { service: 'lion', serviceType: 'REGPACK' }

test('checkout: changing the insurance of a courier that is not saved yet does not restore the former courier', () => {
  expect(insuranceChange(known, wanted, false)).toEqual({ ...wanted, insurance: false })
  expect(insuranceChange(known, { ...wanted, insurance: false }, true)).toEqual({ ...wanted, insurance: true })
})

test('checkout: without an unsaved choice the insurance applies to the saved courier', () => {
  expect(insuranceChange(known, undefined, false)).toEqual({ ...known, insurance: false })
})
