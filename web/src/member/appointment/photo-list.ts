import { MAX_PHOTOS } from '@nmw/contract/appointment'
import type { PhotoProblem } from '../../lib/photo-problems.ts'

/** A photo on its way to the server, or there already. */
export type Photo = {
  id: string
  /** An address for an img element. */
  preview: string
} & (
  | { state: 'checking' }
  /** It seems to have a fault; the member decides. */
  | { state: 'doubtful'; fault: PhotoProblem }
  /** From 0 to 1. */
  | { state: 'sending'; share: number }
  /** It broke off and can go on. */
  | { state: 'stopped'; failure: string }
  /** It cannot be used. */
  | { state: 'refused'; failure: string }
  /** The server keeps it under this name. */
  | { state: 'kept'; name: string }
)

type Standing<P = Photo> = P extends Photo ? Omit<P, 'id' | 'preview'> : never

type PhotoAct =
  | { act: 'add'; photo: Photo }
  | { act: 'remove'; id: string }
  | ({ act: 'move'; id: string } & { to: Standing })

export function changePhotos(photos: readonly Photo[], change: PhotoAct): readonly Photo[] {
  if (change.act === 'add') return photos.length < MAX_PHOTOS ? [...photos, change.photo] : photos
  if (change.act === 'remove') return photos.filter(({ id }) => id !== change.id)
  return photos.map((photo) =>
    photo.id === change.id ? { id: photo.id, preview: photo.preview, ...change.to } : photo,
  )
}

export function keptPhotos(names: readonly string[]): readonly Photo[] {
  return names.map((name) => ({ id: name, preview: photoPath(name), state: 'kept', name }))
}

export function keptNames(photos: readonly Photo[]) {
  return photos.flatMap((photo) => (photo.state === 'kept' ? [photo.name] : []))
}

/** What keeps the photos from being sent off, in words; nothing when they are ready. */
export function photosProblem(photos: readonly Photo[], none: string) {
  if (photos.length === 0) return none
  if (photos.some(({ state }) => state === 'stopped' || state === 'refused')) {
    return 'Lanjutkan atau hapus foto yang belum terunggah'
  }
  if (photos.some(({ state }) => state === 'doubtful')) return 'Pilih dulu: ganti foto atau tetap pakai'
  if (photos.some(({ state }) => state !== 'kept')) return 'Tunggu sampai semua foto selesai diunggah'
  return undefined
}

/** Some is still on its way, and gets there by itself. */
export function areUnderWay(photos: readonly Photo[]) {
  return photos.some(({ state }) => state === 'checking' || state === 'sending')
}

/** Private photos come with the session, in the width that a tile needs. */
export function photoPath(name: string) {
  return `/img/${name}?w=384`
}
