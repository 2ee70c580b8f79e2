import { PHOTO_INVALID, SESSION_FULL } from '@nmw/contract/appointment'
import { NO_PHOTO_CONSENT } from '@nmw/contract/privacy'
import { expect, test } from 'vitest'
import { draftAfterRefusal } from './draft-after-refusal.ts'

test.each([
  ['a full session keeps them', SESSION_FULL, undefined, false],
  ['a missing consent keeps them', NO_PHOTO_CONSENT, 'image', false],
  ['a field of another name keeps them', 'Keluhan wajib diisi', 'note', false],
  ['photos of another appointment are dropped', PHOTO_INVALID, 'image', true],
  ['one of them that has no name is dropped with the others', PHOTO_INVALID, 'image.1', true],
])('draft after refusal: photos after a refusal: %s', (_case, message, path, dropped) => {
  const after = draftAfterRefusal({ message, errors: path === undefined ? undefined : [{ path, message }] })
  expect(after).toEqual({ refusal: message, date: undefined, ...(dropped ? { photos: [] } : {}) })
})
