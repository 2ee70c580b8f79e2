import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ApiError } from '../../lib/call.ts'
import { OwnInvoiceMissing } from './own-invoice-missing.tsx'

const shown = (error: Error) =>
  renderToStaticMarkup(<OwnInvoiceMissing error={error} reloading={false} onReload={() => undefined} />)

test('invoice: an invoice that is not hers leads to those that are', () => {
  const page = shown(new ApiError(404, 'Data Tidak Ditemukan'))
  expect(page).toContain('Data Tidak Ditemukan')
  expect(page).toContain('href="/user/order?slug=history-payment"')
  expect(page).toContain('Muat ulang')
})

test('invoice: one that cannot be read for now is only read again', () => {
  const page = shown(new Error('Terjadi Kesalahan Server'))
  expect(page).toContain('Gagal Memuat Data..')
  expect(page).toContain('Muat ulang')
  expect(page).not.toContain('history-payment')
})
