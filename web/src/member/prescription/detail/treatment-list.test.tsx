import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TreatmentList } from './treatment-list.tsx'

const peel = {
  IID: 'TRT-1',
  treatmentName: 'Peeling',
  PHTLOCATION: 'peel.webp',
  GNAMA: null,
  dcaBookTime: null,
  timezoneLabel: null,
}

test('prescription: a treatment completed without an appointment does not ask for one', () => {
  const open = renderToStaticMarkup(<TreatmentList treatments={[{ ...peel, status: 'Undone', doneTime: null }]} />)
  expect(open).toContain('Hubungi klinik untuk memilih waktunya')
  const doneTime = '2026-11-17T03:00:00Z'
  const done = renderToStaticMarkup(<TreatmentList treatments={[{ ...peel, status: 'Done', doneTime }]} />)
  expect(done).not.toContain('Hubungi klinik')
  expect(done).toContain('Sudah dilakukan di klinik')
})
