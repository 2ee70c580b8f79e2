import { ROLES } from '@nmw/contract/role'
import { expect, test } from 'vitest'
import { isPlaceOf, placesOf } from './ops-places.ts'

test('the menu of a role leads only to where the role works', () => {
  for (const roleId of [ROLES.administrator, ROLES.doctor, ROLES.pharmacist, ROLES.frontOffice])
    for (const { href } of placesOf(roleId)) expect(isPlaceOf(`${href}/x`, roleId)).toBe(true)
})

test('what another role does is not opened by typing its address', () => {
  expect(isPlaceOf('/ops/refund', ROLES.doctor)).toBe(false)
  expect(isPlaceOf('/ops/admin', ROLES.frontOffice)).toBe(false)
  expect(isPlaceOf('/ops', ROLES.doctor)).toBe(true)
})
