import type { BranchSummary } from '@nmw/contract/ops-branch'
import { ROLES } from '@nmw/contract/role'
import { expect, test } from 'vitest'
import { isAllowedPath, menuItemsOf } from './ops-menu.ts'

test('ops: the menu of a role leads only to where the role works', () => {
  for (const roleId of [ROLES.administrator, ROLES.doctor, ROLES.pharmacist, ROLES.frontOffice])
    for (const { href } of menuItemsOf(roleId)) expect(isAllowedPath(`${href}/x`, roleId)).toBe(true)
})

test('ops: what another role does is not opened by typing its address', () => {
  expect(isAllowedPath('/ops/refund', ROLES.doctor)).toBe(false)
  expect(isAllowedPath('/ops/admin', ROLES.frontOffice)).toBe(false)
  expect(isAllowedPath('/ops', ROLES.doctor)).toBe(true)
})

test('ops: parcels that went astray are named on the card of orders only where there are some', () => {
  const orders = menuItemsOf(ROLES.pharmacist).find(({ href }) => href === '/ops/order')
  const counts = (astray: number | null) =>
    orders?.waiting?.find(({ word }) => word === 'kiriman bermasalah')?.count({ ...quiet, astray })
  expect([counts(null), counts(0), counts(3)]).toEqual([null, null, 3])
})

const quiet: BranchSummary = {
  day: '2026-11-17',
  expected: 0,
  arrived: 0,
  finished: 0,
  absent: 0,
  sessions: 0,
  toConfirm: 0,
  inProcess: 0,
  pickups: 0,
  astray: 0,
  refundsAsked: 0,
  refundsApproved: 0,
  unreadChats: 0,
}
