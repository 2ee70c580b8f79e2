import { NO_PHOTO_CONSENT } from '@nmw/contract/privacy'
import type { ApiError } from '../../lib/call/call.ts'
import type { ConsultDraft } from './consult-draft.ts'

/** Photos that the server has rejected are not sent a second time. */
export function draftAfterRefusal({
  message,
  errors = [],
}: Pick<ApiError, 'message' | 'errors'>): Partial<ConsultDraft> {
  const invalidPhotos = errors.some((one) => /^image\b/.test(one.path) && one.message !== NO_PHOTO_CONSENT)
  return { refusal: message, date: undefined, ...(invalidPhotos ? { photos: [] } : {}) }
}
