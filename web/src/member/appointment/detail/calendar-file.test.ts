import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const file = calendarFile({
  uid: 'konsultasi-12@nmw.example',
  title: 'Konsultasi dr. Anindita Larasati, Sp.D.V.E.',
  place: 'Klinik NMW Menteng, Jl. Cempaka Menteng No. 18; lantai 2',
  description:
    'Nomor antrean 3\nDatang 15 menit lebih awal — bawa KTP, kartu anggota dan catatan obat yang sedang diminum',
  start: new Date('2026-11-16T03:10:00.000Z'),
  minutes: 20,
  alarm: 60,
  createdAt: new Date('2026-11-15T08:00:00.000Z'),
})

const unfolded = file.replaceAll('\r\n ', '').split('\r\n')

test('calendar file: has start and end of the appointment and an alarm an hour before', () => {
  expect(unfolded).toContain('DTSTART:20261116T031000Z')
  expect(unfolded).toContain('DTEND:20261116T033000Z')
  expect(unfolded).toContain('TRIGGER:-PT60M')
  expect(unfolded).toContain('UID:konsultasi-12@nmw.example')
})

test('calendar file: escapes commas, semicolons and line breaks', () => {
  expect(unfolded).toContain('SUMMARY:Konsultasi dr. Anindita Larasati\\, Sp.D.V.E.')
  expect(unfolded).toContain('LOCATION:Klinik NMW Menteng\\, Jl. Cempaka Menteng No. 18\\; lantai 2')
  expect(unfolded.find((line) => line.startsWith('DESCRIPTION:Nomor'))).toContain('antrean 3\\nDatang')
})

test('calendar file: no line is longer than 75 bytes, and every line ends with CRLF', () => {
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
})
