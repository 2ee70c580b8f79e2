import { ROLES } from '@nmw/contract/role'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditEntry } from '../database/schema/audit-entry-table.ts'
import { visitPhoto } from '../database/schema/prescription-table.ts'
import { isSentTo } from '../is-sent-to.ts'
import { createPatient } from '../testing/make/create-patient.ts'
import { createPrescription } from '../testing/make/create-prescription.ts'
import { makePhoto } from '../testing/make/make-photo.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { signIn } from '../testing/app/sign-in.ts'
import { uploadPicture } from '../testing/make/upload-picture.ts'
import { servePictures } from '../upload/serve-pictures.ts'
import { uploadRoutes } from '../upload/upload-routes.ts'

const directory = mkdtempSync(join(tmpdir(), 'nmw-visit-'))
let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({
    routes: uploadRoutes,
    services: [servePictures(isSentTo)],
    settings: { DATA_DIR: directory },
  })
})
afterAll(async () => {
  await testApp.close()
  rmSync(directory, { recursive: true, force: true })
})

test('visit photo: a photo taken by the doctor is visible only to its patient and the clinic', async () => {
  const person = await createPatient(testApp)
  const doctor = await createPatient(testApp, { roleId: ROLES.doctor })
  const [patient, staff] = [await signIn(testApp, person), await signIn(testApp, doctor, 'ops')]
  const stranger = await signIn(testApp, await createPatient(testApp))
  const marcom = await signIn(testApp, await createPatient(testApp, { roleId: ROLES.marcom }), 'dashboard')
  const given = await createPrescription(testApp, { patientId: person.id })
  const { filename: file } = await uploadPicture(testApp, staff, await makePhoto({ width: 60, height: 40 }))
  const look = async (headers: Record<string, string>) => {
    const { statusCode, headers: sent } = await testApp.app.inject({ url: `/img/${file}?w=128`, headers })
    return [statusCode, sent['cache-control']]
  }
  expect(await look(patient), 'not yet of the patient').toEqual([404, 'no-store'])
  await testApp.db
    .insert(visitPhoto)
    .values({ appointmentId: given.appointment.id, kind: 'before', file, createdAt: testApp.context.now() })
  expect(await look(patient)).toEqual([200, 'no-store'])
  expect(await look(staff)).toEqual([200, 'no-store'])
  for (const headers of [stranger, marcom, {}]) expect(await look(headers)).toEqual([404, 'no-store'])
  const pharmacist = await createPatient(testApp, { roleId: ROLES.pharmacist })
  expect(await look(await signIn(testApp, pharmacist, 'ops'))).toEqual([200, 'no-store'])
  const seen = await testApp.db.select().from(auditEntry)
  expect(seen).toContainEqual(
    expect.objectContaining({ action: 'view-photo', accountId: pharmacist.id, object: file }) as object,
  )
})
