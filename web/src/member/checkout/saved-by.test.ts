import { expect, test } from 'vitest'
import { savedBy } from './saved-by.ts'

const full = { discount: 0, byMembership: false }
const members = { discount: 9_500, byMembership: true }
const everybodys = { discount: 14_250, byMembership: false }

test.each([
  ['nothing', [full]],
  ['membership', [full, members]],
  ['sale', [full, everybodys]],
  ['both', [members, full, everybodys]],
])('checkout: %s', (why, items) => expect(savedBy({ items })).toBe(why))
