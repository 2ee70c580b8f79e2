import { expect, test } from 'vitest'
import { changePhotos, keptNames, keptPhotos, type Photo, photosProblem } from './photo-list.ts'

const none = 'Gambar / foto tidak boleh kosong'
const photo = (id: string): Photo => ({ id, preview: `blob:${id}`, state: 'checking' })

test('photo list: photos come in order, five at most', () => {
  let photos: readonly Photo[] = []
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) photos = changePhotos(photos, { act: 'add', photo: photo(id) })
  expect(photos.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e'])
})

test('photo list: one photo moves on, the others stay as they are', () => {
  const photos = changePhotos([photo('a'), photo('b')], {
    act: 'move',
    id: 'a',
    to: { state: 'stopped', failure: 'putus' },
  })
  expect(photos).toEqual([
    { id: 'a', preview: 'blob:a', state: 'stopped', failure: 'putus' },
    { id: 'b', preview: 'blob:b', state: 'checking' },
  ])
  const kept = changePhotos(photos, { act: 'move', id: 'a', to: { state: 'kept', name: 'x.webp' } })
  expect(kept[0]).toEqual({ id: 'a', preview: 'blob:a', state: 'kept', name: 'x.webp' })
  expect(keptNames(kept)).toEqual(['x.webp'])
  expect(changePhotos(kept, { act: 'remove', id: 'b' })).toHaveLength(1)
})

test('photo list: what moves on after it was removed does not come back', () => {
  expect(changePhotos([], { act: 'move', id: 'a', to: { state: 'kept', name: 'x.webp' } })).toEqual([])
})

test('photo list: photos that are kept already are shown from the server', () => {
  expect(keptPhotos(['x.webp'])).toEqual([
    { id: 'x.webp', preview: '/img/x.webp?w=384', state: 'kept', name: 'x.webp' },
  ])
})

test.each<[readonly Photo[], string | undefined]>([
  [[], none],
  [keptPhotos(['x.webp']), undefined],
  [[...keptPhotos(['x.webp']), photo('a')], 'Tunggu sampai semua foto selesai diunggah'],
  [[{ ...photo('a'), state: 'sending', share: 0.5 }], 'Tunggu sampai semua foto selesai diunggah'],
  [[{ ...photo('a'), state: 'stopped', failure: '' }], 'Lanjutkan atau hapus foto yang belum terunggah'],
  [[{ ...photo('a'), state: 'doubtful', fault: 'dark' }], 'Pilih dulu: ganti foto atau tetap pakai'],
])('photo list: photos %#: %s', (photos, problem) => {
  expect(photosProblem(photos, none)).toBe(problem)
})
