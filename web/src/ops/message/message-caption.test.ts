import { expect, test } from 'vitest'
import { messageCaption } from './message-caption.ts'

const now = Date.parse('2026-11-17T05:00:00Z')
const at = (date: string, mine = false) => messageCaption({ mine, sender: 'Siti', date }, now, 'Asia/Jakarta')

test('message: the caption has sender and time in one line, with the day in lower case', () => {
  expect(at('2026-11-17T02:30:00Z', true)).toBe('Klinik, hari ini, 09.30\u00A0WIB')
  expect(at('2026-11-16T02:30:00Z')).toBe('Siti, kemarin, 09.30\u00A0WIB')
  expect(at('2026-11-02T02:30:00Z')).toBe('Siti, 2\u00A0Nov, 09.30\u00A0WIB')
})
