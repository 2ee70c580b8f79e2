import { expect, test } from 'vitest'
import { onceAMinute } from './once-a-minute.ts'

test('once a minute: each key is allowed once a minute, and only so many keys', () => {
  const may = onceAMinute(2)
  const [now, later] = [new Date('2026-11-17T10:00:01Z'), new Date('2026-11-17T10:01:01Z')]
  expect(['a', 'a', 'b', 'c'].map((key) => may(key, now))).toEqual([true, false, true, false])
  expect(['c', 'a', 'a'].map((key) => may(key, later))).toEqual([true, true, false])
})
