import { expect, test } from 'vitest'
import { emptyTreatment, treatmentFields } from '../treatment/treatment-values.ts'
import { differences } from './form-differences.ts'

test('version comparison: every field in which two treatments differ is listed', () => {
  const mine = emptyTreatment()
  const theirs = {
    ...mine,
    durationMinutes: 45,
    recommendedSessions: 4,
    needsDoctor: true,
    date: '2027-01-02',
    category: [{ name: 'Paket A', description: 'Sekali' }],
  }
  expect(differences(treatmentFields, theirs, mine)).toEqual([
    { name: 'Sub layanan', left: 'Paket A, Sekali', right: '' },
    { name: 'Durasi (menit)', left: '45', right: '60' },
    { name: 'Anjuran sesi', left: '4', right: '1' },
    { name: 'Perlu dokter', left: 'Ya', right: 'Tidak' },
    { name: 'Tanggal terbit', left: '2027-01-02', right: mine.date },
  ])
})

test('version comparison: equal forms have no differences', () => {
  expect(differences(treatmentFields, emptyTreatment(), emptyTreatment())).toEqual([])
})
