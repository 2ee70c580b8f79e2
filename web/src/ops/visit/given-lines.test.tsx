import type { GivenPrescription } from '@nmw/contract/ops-visit'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { GivenLines } from './given-lines.tsx'

const given: GivenPrescription = {
  diagnosis: 'Melasma',
  iter: 0,
  validUntil: '2098-02-16',
  medicines: [],
  treatments: [
    {
      id: 'T-1',
      name: 'Chemical peeling',
      branch: 'Klinik NMW Denpasar',
      at: '2097-11-16T01:30:00.000Z',
      timezone: 'Asia/Makassar',
      done: false,
    },
    { id: 'T-2', name: 'Facial', branch: null, at: null, timezone: null, done: true },
  ],
}

test('visit: a treatment shows where and when it was booked, in the time zone of that branch, and whether it was done', () => {
  const text = renderToStaticMarkup(<GivenLines given={given} />)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/[\s\u00A0]+/g, ' ')
  expect(text).toContain(
    'Chemical peeling belum dilakukan Klinik NMW Denpasar, Sabtu, 16 November 2097, 09.30 WITA Facial sudah dilakukan',
  )
})
