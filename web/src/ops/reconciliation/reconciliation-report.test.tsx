import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Invoices } from './reconciliation-report.tsx'

const text = (all: number) => renderToStaticMarkup(<Invoices numbers={['INV261117000001']} all={all} />)

test('reconciliation: a truncated list of invoices shows how many there are', () => {
  expect(text(134)).toContain('1 dari 134 faktur, yang terlama lebih dulu')
  expect(text(1)).not.toContain('dari')
})
