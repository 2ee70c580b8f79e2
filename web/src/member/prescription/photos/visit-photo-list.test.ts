import { expect, test } from 'vitest'
import { firstPair, photoDays, visitPhotosOf } from './visit-photo-list.ts'

const photos = visitPhotosOf({
  before: [
    { id: 3, beforeImagePath: 'cheek', createTime: '2026-11-02T03:00:00.000Z' },
    { id: 2, beforeImagePath: 'front', createTime: '2026-11-02T03:00:00.000Z' },
    { id: 1, beforeImagePath: 'first', createTime: '2026-11-01T20:00:00.000Z' },
  ],
  after: [{ id: 4, afterImagePath: 'now', createTime: '2026-11-14T03:00:00.000Z' }],
})
const days = photoDays(photos, (at) => at.slice(0, 10))

test('visit photos: days are newest first, photos of a day in the order taken', () => {
  expect(days.map(({ day, photos: taken }) => [day, ...taken.map(({ file }) => file)])).toEqual([
    ['2026-11-14', 'now'],
    ['2026-11-02', 'front', 'cheek'],
    ['2026-11-01', 'first'],
  ])
})

test('visit photos: the first day is compared with the latest', () => {
  expect(firstPair(days)).toMatchObject({ before: { file: 'first' }, after: { file: 'now' } })
})

test('visit photos: only before photos cannot be compared', () => {
  expect(firstPair(photoDays(photos.slice(0, 2), () => 'x'))).toBeUndefined()
})
