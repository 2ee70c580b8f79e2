import type { EarlierVisit } from '@nmw/contract/ops-visit'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EarlierVisits } from './earlier-visits.tsx'

const visit: EarlierVisit = {
  id: 1,
  day: '2026-11-02',
  doctorName: 'Ratna Dewi',
  branch: 'Klinik NMW Menteng',
  timezone: 'Asia/Jakarta',
  complaint: 'Jerawat',
  given: null,
  photos: [],
}
const text = (all: number) => renderToStaticMarkup(<EarlierVisits visits={[visit]} all={all} />)

test('visit: a truncated record shows how many visits there are', () => {
  expect(text(34)).toContain('1 dari 34 kunjungan, yang terbaru')
  expect(text(1)).not.toContain('dari')
})
