import { expect, test } from 'vitest'
import { savingReason } from './saving-reason.ts'

const full = { discount: 0, byMembership: false }
const members = { discount: 9_500, byMembership: true }
const everybodys = { discount: 14_250, byMembership: false }

test.each([
  ['nothing', [full]],
  ['membership', [full, members]],
  ['sale', [full, everybodys]],
  ['both', [members, full, everybodys]],
])('checkout: the saving is by %s', (why, items) => expect(savingReason({ items })).toBe(why))
