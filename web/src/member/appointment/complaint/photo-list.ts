import { MAX_PHOTOS } from '@nmw/contract/appointment'
import type { PhotoProblem } from '../../../lib/photo/photo-problems.ts'

export type Photo = {
  id: string
  /** A URL for an img element. */
  preview: string
} & (
  | { state: 'checking' }
  /** It may have a fault; the patient decides. */
  | { state: 'doubtful'; fault: PhotoProblem }
  /** From 0 to 1. */
  | { state: 'sending'; share: number }
  /** Interrupted; can be resumed. */
  | { state: 'stopped'; failure: string }
  /** It cannot be used. */
  | { state: 'refused'; failure: string }
  /** The file name on the server. */
  | { state: 'uploaded'; name: string }
)

type PhotoState<P = Photo> = P extends Photo ? Omit<P, 'id' | 'preview'> : never

type PhotoAction =
  | { type: 'add'; photo: Photo }
  | { type: 'remove'; id: string }
  | ({ type: 'update'; id: string } & { to: PhotoState })

export function changePhotos(photos: readonly Photo[], change: PhotoAction): readonly Photo[] {
  if (change.type === 'add') return photos.length < MAX_PHOTOS ? [...photos, change.photo] : photos
  if (change.type === 'remove') return photos.filter(({ id }) => id !== change.id)
  return photos.map((photo) =>
    photo.id === change.id ? { id: photo.id, preview: photo.preview, ...change.to } : photo,
  )
}

export function uploadedPhotos(names: readonly string[]): readonly Photo[] {
  return names.map((name) => ({ id: name, preview: photoPath(name), state: 'uploaded', name }))
}

export function uploadedNames(photos: readonly Photo[]) {
  return photos.flatMap((photo) => (photo.state === 'uploaded' ? [photo.name] : []))
}

/** Why the photos cannot be sent yet; undefined when they are ready. */
export function photosProblem(photos: readonly Photo[], none: string) {
  if (photos.length === 0) return none
  if (photos.some(({ state }) => state === 'stopped' || state === 'refused')) {
    return 'Lanjutkan atau hapus foto yang belum terunggah'
  }
  if (photos.some(({ state }) => state === 'doubtful')) return 'Pilih dulu: ganti foto atau tetap pakai'
  if (photos.some(({ state }) => state !== 'uploaded')) return 'Tunggu sampai semua foto selesai diunggah'
  return undefined
}

export function areUnderWay(photos: readonly Photo[]) {
  return photos.some(({ state }) => state === 'checking' || state === 'sending')
}

/** Private photos are served to the session, here in the width of a tile. */
export function photoPath(name: string) {
  return `/img/${name}?w=384`
}
