import { PICTURE_INVALID, STORAGE_FULL } from '@nmw/contract/upload'
import { Problem, refused } from '../http/problem.ts'
import { StoreUnavailable, StoreFull } from '../outside/file-store.ts'

/** `errors` tells the sender from which byte to continue. */
export function wrongOffset(offset: number) {
  const errors = [{ path: 'index', message: String(offset) }]
  return new Problem(409, `Potongan tidak berurutan, lanjutkan dari byte ${offset}`, { errors })
}

export const invalidPicture = () => refused(PICTURE_INVALID)

export function storageProblem(error: unknown) {
  if (error instanceof StoreFull) return new Problem(507, STORAGE_FULL)
  if (error instanceof StoreUnavailable) {
    return new Problem(503, 'Penyimpanan gambar sedang tidak tersedia. Coba lagi sebentar lagi.', { retryAfter: 5 })
  }
  return error
}
