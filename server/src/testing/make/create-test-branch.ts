import { ROLES } from '@nmw/contract/role'
import { branch } from '../../database/schema/branch-table.ts'
import { doctor } from '../../database/schema/doctor-table.ts'
import { createPatient } from './create-patient.ts'
import type { TestApp } from '../app/open-test-app.ts'
import { signIn } from '../app/sign-in.ts'

let made = 0

export async function createTestBranch({ db }: Pick<TestApp, 'db'>, wanted: Partial<typeof branch.$inferInsert> = {}) {
  made++
  const [row] = await db
    .insert(branch)
    .values({
      code: `T${made}`,
      name: `Klinik Uji ${made}`,
      districtId: 317106,
      address: 'Jl. Uji No. 1',
      latitude: -6.2,
      longitude: 106.8,
      timezone: 'Asia/Jakarta',
      image: 'branch-1.webp',
      ...wanted,
    })
    .returning()
  return row!
}

/** A doctor who can sign in to the operations area. */
export async function createTestDoctor(testApp: TestApp) {
  made++
  const person = await createPatient(testApp, { roleId: ROLES.doctor })
  const [row] = await testApp.db
    .insert(doctor)
    .values({
      accountId: person.id,
      slug: `dokter-uji-${made}`,
      fullName: `Uji ${made}, Sp.D.V.E.`,
      gender: 0,
      typeCode: 2560,
      fee: 150_000,
      registration: `STR-P${made}`,
      avatar: 'doctor-01.webp',
      bio: '',
    })
    .returning()
  return { ...row!, headers: await signIn(testApp, person, 'ops') }
}
