import { expect, test } from 'vitest'
import { phone, PHONE_PREFIX } from './phone.ts'

test.each(['6281000000201', '62215550123', ' 6281000000201 '])('phone: %j is accepted', (typed) => {
  expect(phone.parse(typed)).toBe(typed.trim())
})

test.each(['620812345678', '6200000000000', '0812345678901', '+6281000000201'])(
  'phone: %j is refused with how a number must start',
  (typed) => {
    expect(phone.safeParse(typed).error?.issues[0]?.message).toBe(PHONE_PREFIX)
  },
)
