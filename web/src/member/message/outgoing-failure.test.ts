import { NO_PHOTO_CONSENT } from '@nmw/contract/privacy'
import { expect, test } from 'vitest'
import { ApiError, offlineText } from '../../lib/call.ts'
import { outgoingFailure } from './outgoing-failure.ts'

test.each([
  ['the line', new ApiError(0, offlineText), 'Belum terkirim. Periksa koneksi internet Anda.', true],
  ['too many', new ApiError(429, 'Coba lagi dalam 3 menit.'), 'Belum terkirim. Coba lagi dalam 3 menit.', true],
  ['a full disk', new ApiError(507, 'Penyimpanan penuh'), 'Belum terkirim. Penyimpanan penuh', true],
  ['a refusal', new ApiError(400, 'Pesan terlalu panjang'), 'Pesan terlalu panjang', false],
])('outgoing failure: why a message did not get through: %s', (_case, error, reason, passing) => {
  expect(outgoingFailure(error)).toEqual({ reason, passing })
})

test('outgoing failure: a photo she has not agreed to goes once she does', () => {
  expect(outgoingFailure(new ApiError(400, NO_PHOTO_CONSENT))).toMatchObject({ passing: false, needsConsent: true })
})
