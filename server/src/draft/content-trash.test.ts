import type { ContentKind } from '@nmw/contract/content-kind'
import * as drafts from '@nmw/contract/draft'
import { ROLES } from '@nmw/contract/role'
import * as trash from '@nmw/contract/trash'
import { eq, notInArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogue } from '../database/schema/catalogue-table.ts'
import { prescriptionTreatment } from '../database/schema/prescription-table.ts'
import { treatment } from '../database/schema/treatment-table.ts'
import { createEditor } from '../testing/make/create-editor.ts'
import { fillDemoCatalogues } from '../demo/fill-demo-catalogues.ts'
import { fillDemoProducts } from '../demo/fill-demo-products.ts'
import { fillDemoTreatments } from '../demo/fill-demo-treatments.ts'
import { createPatient } from '../testing/make/create-patient.ts'
import { createPrescription } from '../testing/make/create-prescription.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { draftRoutes } from './draft-routes.ts'
import { emptyTrash } from './empty-trash.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ routes: draftRoutes })
  await fillDemoTreatments(testApp.context)
  await fillDemoProducts(testApp.context)
  await fillDemoCatalogues(testApp.context)
  await prescribeTreatment()
})
afterAll(() => testApp.close())

async function prescribeTreatment() {
  const [row] = await testApp.db.select().from(treatment).limit(1)
  const { id: prescriptionId } = await createPrescription(testApp, { patientId: (await createPatient(testApp)).id })
  await testApp.db.insert(prescriptionTreatment).values({ prescriptionId, treatmentId: row!.id })
}

const at = (kind: ContentKind, id: string) => ({ params: { kind, id } })

test('trash: a treatment named in a prescription is not deleted, blocks no other deletion, and can be restored', async () => {
  const named = testApp.db.selectDistinct({ id: prescriptionTreatment.treatmentId }).from(prescriptionTreatment)
  const [prescribed] = await named
  const [other] = await testApp.db.select().from(treatment).where(notInArray(treatment.id, named)).limit(1)
  const [sheet] = await testApp.db.select().from(catalogue).limit(1)
  const inRecords = at('treatment', prescribed!.id)
  const boss = await createEditor(testApp, ROLES.administrator)
  for (const one of [inRecords, at('treatment', other!.id), at('catalogue', sheet!.id)])
    await boss.must(trash.moveToTrash, one)
  expect(await boss.ask(trash.deleteForGood, inRecords)).toMatchObject({
    code: 409,
    message: 'Treatment ini tercatat di resep pasien, jadi tidak bisa dihapus permanen.',
  })

  testApp.clock.advance(31 * 86_400)
  await emptyTrash(testApp.context)
  expect(await testApp.db.$count(treatment, eq(treatment.id, prescribed!.id))).toBe(1)
  expect(await testApp.db.$count(treatment, eq(treatment.id, other!.id))).toBe(0)
  expect(await testApp.db.$count(catalogue, eq(catalogue.id, sheet!.id))).toBe(0)

  const later = await createEditor(testApp, ROLES.administrator)
  expect((await later.must(trash.listTrash)).datas.map(({ _id }) => _id)).toEqual([prescribed!.id])
  await later.must(trash.restoreFromTrash, inRecords)
  expect((await later.must(trash.listTrash)).datas).toEqual([])
})

test('trash: drafts of deleted content become drafts of new content', async () => {
  const [sheet, kept] = await testApp.db.select().from(catalogue).limit(2)
  const boss = await createEditor(testApp, ROLES.administrator)
  const writer = await createEditor(testApp)
  const write = (key: string, targetId: string) => {
    const body = { kind: 'catalogue' as const, targetId, baseVersion: 3, title: 'Serum', data: { name: 'Serum malam' } }
    return writer.must(drafts.saveDraft, { params: { key }, body })
  }
  await write('a1', sheet!.id)
  await write('a2', kept!.id)
  await boss.must(trash.moveToTrash, at('catalogue', sheet!.id))
  await boss.must(trash.deleteForGood, at('catalogue', sheet!.id))

  const left = { targetId: null, baseVersion: 0, title: 'Serum', data: { name: 'Serum malam' } }
  expect(await writer.must(drafts.readDraft, { params: { key: 'a1' } })).toMatchObject(left)
  const other = { targetId: kept!.id, baseVersion: 3 }
  expect(await writer.must(drafts.readDraft, { params: { key: 'a2' } })).toMatchObject(other)
})
