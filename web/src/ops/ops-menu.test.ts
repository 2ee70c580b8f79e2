import type { BranchSummary } from '@nmw/contract/ops-branch'
import { ROLES } from '@nmw/contract/role'
import { expect, test } from 'vitest'
import { isAllowedPath, menuItemsOf } from './ops-menu.ts'

test('clinic menu: it has only the pages of the role', () => {
  for (const roleId of [ROLES.administrator, ROLES.doctor, ROLES.pharmacist, ROLES.frontOffice])
    for (const { href } of menuItemsOf(roleId)) expect(isAllowedPath(`${href}/x`, roleId)).toBe(true)
})

test('clinic menu: a page of another role does not open by its URL', () => {
  expect(isAllowedPath('/ops/refund', ROLES.doctor)).toBe(false)
  expect(isAllowedPath('/ops/admin', ROLES.frontOffice)).toBe(false)
  expect(isAllowedPath('/ops', ROLES.doctor)).toBe(true)
})

test('clinic menu: lost parcels are counted on the card of orders only if there are some', () => {
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
