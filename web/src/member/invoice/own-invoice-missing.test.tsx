import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ApiError } from '../../lib/call/call.ts'
import { OwnInvoiceMissing } from './own-invoice-missing.tsx'

const shown = (error: Error) =>
  renderToStaticMarkup(<OwnInvoiceMissing error={error} reloading={false} onReload={() => undefined} />)

test('invoice: an invoice of another patient links to the own payment history', () => {
  const page = shown(new ApiError(404, 'Data Tidak Ditemukan'))
  expect(page).toContain('Data Tidak Ditemukan')
  expect(page).toContain('href="/user/order?slug=history-payment"')
  expect(page).toContain('Muat ulang')
})

test('invoice: an invoice that failed to load only offers a retry', () => {
  const page = shown(new Error('Terjadi Kesalahan Server'))
  expect(page).toContain('Gagal Memuat Data..')
  expect(page).toContain('Muat ulang')
  expect(page).not.toContain('history-payment')
})
