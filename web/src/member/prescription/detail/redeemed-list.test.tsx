import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RedeemedList } from './redeemed-list.tsx'

test('prescription: each redemption shows day and clinic and links to its invoice or order', () => {
  const atClinic = { day: '2026-11-18', GNAMA: 'NMW Kemang', invoice: 'INV261118000001' }
  const sent = { day: '2026-11-20', GNAMA: null, invoice: 'INV261120000002' }
  const page = renderToStaticMarkup(<RedeemedList redeemed={[sent, atClinic]} />).replaceAll('\u00A0', ' ')
  const text = page.replaceAll(/<[^>]+>/g, '')
  expect(text).toContain('Lewat aplikasi pada 20 November 2026, INV261120000002')
  expect(text).toContain('Di NMW Kemang pada 18 November 2026, INV261118000001')
  expect(page).toContain('href="/user/order/INV261120000002"')
  expect(page).toContain('href="/user/invoice/INV261118000001"')
  expect(renderToStaticMarkup(<RedeemedList redeemed={[]} />)).toBe('')
})
