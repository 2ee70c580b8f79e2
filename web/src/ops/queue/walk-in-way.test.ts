import { expect, test } from 'vitest'
import { walkInWay } from './walk-in-way.ts'

const later = { paid: true, mayPayLater: true }
const atOnce = { paid: true, mayPayLater: false }
const free = { paid: false, mayPayLater: false }

test('queue: what a session does not offer is not chosen, also if it was before', () => {
  expect(walkInWay(later, 'BCA')).toEqual({ atDesk: undefined, inApp: 'BCA' })
  expect(walkInWay(atOnce, 'BCA')).toEqual({ atDesk: undefined, inApp: '' })
  for (const session of [later, atOnce]) expect(walkInWay(session, 'cash')).toEqual({ atDesk: 'cash', inApp: '' })
  for (const session of [free, undefined]) expect(walkInWay(session, 'cash')).toEqual({ atDesk: undefined, inApp: '' })
})
