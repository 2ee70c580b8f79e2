import { expect, test } from 'vitest'
import { changePhotos, uploadedNames, uploadedPhotos, type Photo, photosProblem } from './photo-list.ts'

const none = 'Gambar / foto tidak boleh kosong'
const photo = (id: string): Photo => ({ id, preview: `blob:${id}`, state: 'checking' })

test('photo upload: photos stay in order, five at most', () => {
  let photos: readonly Photo[] = []
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) photos = changePhotos(photos, { type: 'add', photo: photo(id) })
  expect(photos.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e'])
})

test('photo upload: updating one photo leaves the others unchanged', () => {
  const photos = changePhotos([photo('a'), photo('b')], {
    type: 'update',
    id: 'a',
    to: { state: 'stopped', failure: 'putus' },
  })
  expect(photos).toEqual([
    { id: 'a', preview: 'blob:a', state: 'stopped', failure: 'putus' },
    { id: 'b', preview: 'blob:b', state: 'checking' },
  ])
  const uploaded = changePhotos(photos, { type: 'update', id: 'a', to: { state: 'uploaded', name: 'x.webp' } })
  expect(uploaded[0]).toEqual({ id: 'a', preview: 'blob:a', state: 'uploaded', name: 'x.webp' })
  expect(uploadedNames(uploaded)).toEqual(['x.webp'])
  expect(changePhotos(uploaded, { type: 'remove', id: 'b' })).toHaveLength(1)
})

test('photo upload: an update of a removed photo does not bring it back', () => {
  expect(changePhotos([], { type: 'update', id: 'a', to: { state: 'uploaded', name: 'x.webp' } })).toEqual([])
})

test('photo upload: uploaded photos are shown from the server', () => {
  expect(uploadedPhotos(['x.webp'])).toEqual([
    { id: 'x.webp', preview: '/img/x.webp?w=384', state: 'uploaded', name: 'x.webp' },
  ])
})

test.each<[readonly Photo[], string | undefined]>([
  [[], none],
  [uploadedPhotos(['x.webp']), undefined],
  [[...uploadedPhotos(['x.webp']), photo('a')], 'Tunggu sampai semua foto selesai diunggah'],
  [[{ ...photo('a'), state: 'sending', share: 0.5 }], 'Tunggu sampai semua foto selesai diunggah'],
  [[{ ...photo('a'), state: 'stopped', failure: '' }], 'Lanjutkan atau hapus foto yang belum terunggah'],
  [[{ ...photo('a'), state: 'doubtful', fault: 'dark' }], 'Pilih dulu: ganti foto atau tetap pakai'],
])('photo upload: the problem of photos %# is %s', (photos, problem) => {
  expect(photosProblem(photos, none)).toBe(problem)
})
