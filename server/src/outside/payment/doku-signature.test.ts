import { expect, test } from 'vitest'
import { digestOf, dokuTimestamp, signDoku } from './doku-signature.ts'

const keys = { clientId: 'BRN-0200-1700000000001', secretKey: 'SK-contohRahasiaUntukUji' }
const asked = { requestId: '5c1f2f0e-6a0e-4d0a-9b1c-2f7a1c3e9d11', timestamp: '2026-11-15T01:05:09Z' }

test('payment: a request with a body is signed as DOKU signs it', () => {
  const body =
    '{"order":{"invoice_number":"INV/20261115/000123","amount":255000},"virtual_account_info":{"billing_type":"FIX_BILL","expired_time":1440,"reusable_status":false,"info1":"Klinik NMW"},"customer":{"name":"Siti Rahma","email":"siti@example.com"}}'
  expect(digestOf(body)).toBe('YKS2nrIdS1svHf9+2Utk34a42XRcj5dzjWj/eIIdy6k=')
  const target = '/bca-virtual-account/v2/payment-code'
  expect(signDoku(keys, { ...asked, target, body })).toBe('HMACSHA256=W0PMucIQU6D6GDNpHPKK9nDQkphvN1ySFU6f7F3oTJE=')
})

test('payment: a request without a body has no digest line', () => {
  const target = '/orders/v1/status/INV-20261115-000123'
  expect(signDoku(keys, { ...asked, target })).toBe('HMACSHA256=kJRnnSJZMUR6ncLI4RzftLib2DVpLPXwPz6uQyv0D/A=')
})

test('payment: timestamps have no milliseconds', () => {
  expect(dokuTimestamp(new Date('2026-11-15T01:05:09.987Z'))).toBe('2026-11-15T01:05:09Z')
})
