import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Invoices } from './reconciliation-report.tsx'

const text = (all: number) => renderToStaticMarkup(<Invoices numbers={['INV261117000001']} all={all} />)

test('reconciliation: of more invoices than are named the reader is told how many do not fit', () => {
  expect(text(134)).toContain('1 dari 134 faktur, yang terlama lebih dulu')
  expect(text(1)).not.toContain('dari')
})
