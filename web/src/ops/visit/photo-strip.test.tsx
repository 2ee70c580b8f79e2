import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { isToday } from '../kit/is-today.ts'
import { PhotoStrip } from './photo-strip.tsx'

const now = Date.parse('2026-11-16T03:00:00Z')

test('visit photos: only those of today at the branch may be removed', () => {
  // 00.30 today in Jayapura, 23.30 yesterday in Makassar.
  expect(isToday('2026-11-15T15:30:00Z', 'Asia/Jayapura', now)).toBe(true)
  expect(isToday('2026-11-15T15:30:00Z', 'Asia/Makassar', now)).toBe(false)
})

test('visit photos: only removable ones have a button for it', () => {
  const photos = [
    { id: 1, file: 'a.webp', label: 'Sebelum, 09.00 WIB' },
    { id: 2, file: 'b.webp', label: 'Sebelum, 10.00 WIB', onRemove: () => undefined },
  ]
  const shown = renderToStaticMarkup(<PhotoStrip photos={photos} />)
  expect(shown.match(/Hapus/g)).toHaveLength(1)
  expect(shown).toContain('Hapus<span class="sr-only"> Sebelum, 10.00 WIB</span>')
})
