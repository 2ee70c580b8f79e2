import { expect, test } from 'vitest'
import { emptyArticle, valuesFrom } from '../article/article-values.ts'
import { emptyBanner } from '../banner/banner-values.ts'
import { emptyTreatment } from '../treatment/treatment-values.ts'
import { pickKnownFields } from './pick-known-fields.ts'
import { restorableContent } from './restorable-content.ts'

const today = '2026-11-15'
const restored = <V extends object>(data: object, now: V) => pickKnownFields(restorableContent({ ...data }), now)

test('draft: restoring an old version changes its content but not its visibility', () => {
  const shown = { ...emptyArticle(today), title: 'Kini', status: true, draft: false }
  const hidden = { ...shown, status: false }
  const began = { title: 'Dulu', status: false, draft: true }
  expect(valuesFrom(restorableContent(began), shown)).toMatchObject({ title: 'Dulu', status: true, draft: false })
  expect(valuesFrom(restorableContent({ ...began, status: true }), hidden)).toMatchObject({
    title: 'Dulu',
    status: false,
  })

  const promo = { ...emptyBanner(today), status: false }
  expect(restored({ title: 'Dulu', status: true }, promo)).toEqual({ ...promo, title: 'Dulu' })
  const treatment = { ...emptyTreatment(), status: true }
  expect(restored({ name: 'Dulu', status: false }, treatment)).toEqual({ ...treatment, name: 'Dulu' })
  const catalogue = { name: 'Kini', status: true }
  expect(restored({ name: 'Dulu', status: false }, catalogue)).toEqual({ name: 'Dulu', status: true })
})
