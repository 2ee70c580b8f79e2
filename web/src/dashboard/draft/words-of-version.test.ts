import { expect, test } from 'vitest'
import { emptyArticle, valuesFrom } from '../article/article-values.ts'
import { emptyBanner } from '../banner/banner-values.ts'
import { emptyTreatment } from '../treatment/treatment-values.ts'
import { takeKnown } from './take-known.ts'
import { wordsOfVersion } from './words-of-version.ts'

const today = '2026-11-15'
const restored = <V extends object>(data: object, now: V) => takeKnown(wordsOfVersion({ ...data }), now)

test('words of version: an old version brings its words, and the page stays as public as it is', () => {
  const shown = { ...emptyArticle(today), title: 'Kini', status: true, draft: false }
  const hidden = { ...shown, status: false }
  const began = { title: 'Dulu', status: false, draft: true }
  expect(valuesFrom(wordsOfVersion(began), shown)).toMatchObject({ title: 'Dulu', status: true, draft: false })
  expect(valuesFrom(wordsOfVersion({ ...began, status: true }), hidden)).toMatchObject({ title: 'Dulu', status: false })

  const promo = { ...emptyBanner(today), status: false }
  expect(restored({ title: 'Dulu', status: true }, promo)).toEqual({ ...promo, title: 'Dulu' })
  const treatment = { ...emptyTreatment(), status: true }
  expect(restored({ name: 'Dulu', status: false }, treatment)).toEqual({ ...treatment, name: 'Dulu' })
  const catalogue = { name: 'Kini', status: true }
  expect(restored({ name: 'Dulu', status: false }, catalogue)).toEqual({ name: 'Dulu', status: true })
})
