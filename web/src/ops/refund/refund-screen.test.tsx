import type { RefundItem } from '@nmw/contract/ops-refund'
import { expect, test } from 'vitest'
import { renderToStaticMarkup } from 'react-dom/server'
import { refundColumns } from './refund-screen.tsx'

test('refund: the opening day of a case is that of its branch', () => {
  const late = { createdAt: '2026-11-18T15:30:00.000Z' } as RefundItem
  const dayAt = (zone: 'Asia/Jakarta' | 'Asia/Jayapura') =>
    renderToStaticMarkup(
      refundColumns(zone)
        .find(({ key }) => key === 'day')!
        .cell(late),
    )
  expect(dayAt('Asia/Jakarta')).toMatch(/18\sNovember\s2026/)
  expect(dayAt('Asia/Jayapura')).toMatch(/19\sNovember\s2026/)
})
