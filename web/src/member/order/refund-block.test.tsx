import type { OrderDetail } from '@nmw/contract/order'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RefundBlock } from './refund-block.tsx'

const refund = { id: 1, amount: 155_000, reason: 'Berhalangan', needsBank: false, note: null }

function buttonsOf(order: Pick<OrderDetail, 'refund' | 'canAskRefund'>) {
  const page = renderToStaticMarkup(<RefundBlock order={{ invoice: 'INV1', ...order } as OrderDetail} />)
  return Array.from(page.matchAll(/<button.*?<\/button>/gs), ([button]) => button.replaceAll(/<[^>]*>/g, ''))
}

test.each([
  [null, false, []],
  [null, true, ['Ajukan Pengembalian Dana']],
  [{ ...refund, state: 'DIAJUKAN' as const }, false, []],
  [{ ...refund, state: 'DITOLAK' as const }, true, ['Ajukan Pengembalian Dana']],
  [{ ...refund, state: 'DITOLAK' as const }, false, []],
  [{ ...refund, state: 'DIAJUKAN' as const, needsBank: true }, true, ['Isi rekening', 'Ajukan Pengembalian Dana']],
])('%# a case leaves the way to ask open where one may ask', (shown, canAskRefund, buttons) => {
  expect(buttonsOf({ refund: shown, canAskRefund })).toEqual(buttons)
})
