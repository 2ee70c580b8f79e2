import type { OrderDetail } from '@nmw/contract/order'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RefundBlock } from './refund-block.tsx'

const refund = { id: 1, amount: 155_000, reason: 'Berhalangan', needsBank: false, note: null }

function shown(order: Pick<OrderDetail, 'refunds' | 'canAskRefund'>) {
  return renderToStaticMarkup(<RefundBlock order={{ invoice: 'INV1', ...order } as OrderDetail} />)
}

function buttonsOf(page: string) {
  return Array.from(page.matchAll(/<button.*?<\/button>/gs), ([button]) => button.replaceAll(/<[^>]*>/g, ''))
}

test.each([
  [[], false, []],
  [[], true, ['Ajukan Pengembalian Dana']],
  [[{ ...refund, state: 'DIAJUKAN' as const }], false, []],
  [[{ ...refund, state: 'DITOLAK' as const }], true, ['Ajukan Pengembalian Dana']],
  [[{ ...refund, state: 'DITOLAK' as const }], false, []],
  [[{ ...refund, state: 'DIAJUKAN' as const, needsBank: true }], true, ['Isi rekening', 'Ajukan Pengembalian Dana']],
])(
  'refund: the buttons of case %# allow a new request only where the server does',
  (refunds, canAskRefund, buttons) => {
    expect(buttonsOf(shown({ refunds, canAskRefund }))).toEqual(buttons)
  },
)

test('refund: an open case stands above an earlier refused one', () => {
  const refused = { ...refund, state: 'DITOLAK' as const, note: 'Bukti kurang jelas' }
  const page = shown({ refunds: [{ ...refund, id: 2, state: 'DIAJUKAN' }, refused], canAskRefund: false })
  expect(page).toMatch(/Diajukan.*Ditolak.*Bukti kurang jelas/s)
})
