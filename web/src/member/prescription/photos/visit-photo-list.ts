import type { PrescriptionDetail } from '@nmw/contract/prescription'

export type VisitPhoto = { id: number; kind: 'before' | 'after'; file: string; createTime: string }
type PhotoDay = { day: string; photos: VisitPhoto[] }

/** Oldest first. */
export function visitPhotosOf({ before, after }: PrescriptionDetail['detail']['diagnosis']): VisitPhoto[] {
  const all = [
    ...before.map(({ beforeImagePath: file, ...photo }) => ({ ...photo, kind: 'before' as const, file })),
    ...after.map(({ afterImagePath: file, ...photo }) => ({ ...photo, kind: 'after' as const, file })),
  ]
  return all.toSorted((a, b) => a.createTime.localeCompare(b.createTime) || a.id - b.id)
}

/** Newest day first; within a day oldest photo first. */
export function photoDays(photos: VisitPhoto[], dayOf: (createTime: string) => string): PhotoDay[] {
  const days = new Map<string, VisitPhoto[]>()
  for (const photo of photos) {
    const day = dayOf(photo.createTime)
    days.set(day, [...(days.get(day) ?? []), photo])
  }
  return [...days].map(([day, taken]) => ({ day, photos: taken })).toReversed()
}

/** The default comparison: the start of the treatment with its latest day. */
export function firstPair(days: PhotoDay[]) {
  const before = days.toReversed().flatMap(({ photos }) => photos.filter(({ kind }) => kind === 'before'))[0]
  const after = days.flatMap(({ photos }) => photos.filter(({ kind }) => kind === 'after'))[0]
  return before && after ? { before, after } : undefined
}
