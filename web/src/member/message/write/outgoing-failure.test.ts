import { NO_PHOTO_CONSENT } from '@nmw/contract/privacy'
import { expect, test } from 'vitest'
import { ApiError, offlineText } from '../../../lib/call/call.ts'
import { outgoingFailure } from './outgoing-failure.ts'

test.each([
  ['no connection', new ApiError(0, offlineText), 'Belum terkirim. Periksa koneksi internet Anda.', true],
  [
    'too many requests',
    new ApiError(429, 'Coba lagi dalam 3 menit.'),
    'Belum terkirim. Coba lagi dalam 3 menit.',
    true,
  ],
  ['a full disk', new ApiError(507, 'Penyimpanan penuh'), 'Belum terkirim. Penyimpanan penuh', true],
  ['a refusal', new ApiError(400, 'Pesan terlalu panjang'), 'Pesan terlalu panjang', false],
])('message: the reason of a failed message is shown: %s', (_case, error, reason, temporary) => {
  expect(outgoingFailure(error)).toEqual({ reason, temporary })
})

test('message: a photo without consent can be sent once consent is given', () => {
  expect(outgoingFailure(new ApiError(400, NO_PHOTO_CONSENT))).toMatchObject({ temporary: false, needsConsent: true })
})
