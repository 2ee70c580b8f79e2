import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Promo } from './promo.ts'
import { PromoHead } from './promo-head.tsx'

const promo = { title: 'Promo', subTitle: '', image: 'a.webp', startDate: '2026-12-01', endDate: '2026-12-31' }
const headOf = (more: object) => renderToStaticMarkup(<PromoHead promo={{ ...promo, ...more } as Promo} />)

test('promo: shows its period as staff wrote it, or its first and last day', () => {
  expect(headOf({ date: 'Sepanjang Desember' })).toContain('Sepanjang Desember')
  expect(headOf({ date: 'Sepanjang Desember' })).not.toContain('2026')
  expect(headOf({ date: '' })).toContain('1\u00A0Desember\u00A02026 sampai 31\u00A0Desember\u00A02026')
  expect(headOf({ date: '', endDate: '2026-12-01' })).toContain('1\u00A0Desember\u00A02026</p>')
})
