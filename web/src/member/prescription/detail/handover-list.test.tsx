import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MedicineList } from './medicine-list.tsx'

const tablet = {
  IID: 'OBT-1',
  INAMA: 'Kodein 10 mg',
  usingCode: 'U-1',
  usingDetail: '1 kali sehari 1, sesudah makan',
  usingText: '1x1',
  must: 'Ya',
  PHTLOCATION: 'tablet.webp',
  quantity: 3,
  unit: 'tablet',
  note: '',
  form: 'tablet',
  dayParts: [],
  timesAWeek: 7,
}
const first = { quantity: 2, day: '2026-11-18', GNAMA: 'NMW Kemang', invoice: 'INV261118000001' }

const shown = (handedOver: (typeof first)[]) =>
  renderToStaticMarkup(<MedicineList medicines={[{ ...tablet, handedOver }]} />).replaceAll('\u00A0', ' ')

test('prescription: a handover is shown with amount, clinic, day and invoice', () => {
  expect(shown([])).not.toContain('diserahkan')
  const some = shown([first])
  expect(some).toContain('2 dari 3 tablet diserahkan')
  expect(some.replaceAll(/<[^>]+>/g, '')).toContain('2 tablet di NMW Kemang pada 18 November 2026')
  expect(some).toContain('href="/user/invoice/INV261118000001"')
  const all = shown([first, { ...first, quantity: 1, invoice: 'INV261118000002' }])
  expect(all).toContain('Sudah diserahkan')
  expect(all).toContain('INV261118000002')
})
