import { PHOTO_INVALID, SESSION_FULL } from '@nmw/contract/appointment'
import { NO_PHOTO_CONSENT } from '@nmw/contract/privacy'
import { expect, test } from 'vitest'
import { draftAfterRefusal } from './draft-after-refusal.ts'

test.each([
  ['a full session keeps the photos', SESSION_FULL, undefined, false],
  ['a missing consent keeps the photos', NO_PHOTO_CONSENT, 'image', false],
  ['an error of another field keeps the photos', 'Keluhan wajib diisi', 'note', false],
  ['photos of another appointment are dropped', PHOTO_INVALID, 'image', true],
  ['one invalid photo drops all of them', PHOTO_INVALID, 'image.1', true],
])('booking draft: after a refusal %s', (_case, message, path, dropped) => {
  const after = draftAfterRefusal({ message, errors: path === undefined ? undefined : [{ path, message }] })
  expect(after).toEqual({ refusal: message, date: undefined, ...(dropped ? { photos: [] } : {}) })
})
