import { ROLES } from '@nmw/contract/role'
import { expect, test } from 'vitest'
import { administratorAreas, dashboardAreas, isAreaOf, mediaArea, summaryArea } from './dashboard-areas.ts'

const { administrator, designer, marcom } = ROLES

test.each(administratorAreas)('dashboard: only administrators may open $href', ({ href }) => {
  expect([administrator, designer, marcom].map((role) => isAreaOf(href, role))).toEqual([true, false, false])
  expect(isAreaOf(`${href}/lama`, marcom)).toBe(false)
})

test.each([...dashboardAreas, mediaArea, summaryArea])('dashboard: every role may open $href', ({ href }) => {
  expect([administrator, designer, marcom].every((role) => isAreaOf(href, role))).toBe(true)
  expect(isAreaOf(`${href}/update`, designer)).toBe(true)
})
