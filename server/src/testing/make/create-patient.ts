import { CONSENT_VERSION } from '@nmw/contract/privacy'
import { ROLES } from '@nmw/contract/role'
import { hash } from '@node-rs/argon2'
import { account, patient } from '../../database/schema/account-table.ts'
import { consent } from '../../database/schema/consent-table.ts'
import type { TestApp } from '../app/open-test-app.ts'

let patients = 0
const hashed = new Map<string, Promise<string>>()

/** A cheap hash keeps tests fast; the cost in production has its own test. */
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 }

type Wanted = Partial<typeof account.$inferInsert> & { password?: string }

/** An account that can sign in. A patient has consented to photos. */
export async function createPatient({ db, context }: Pick<TestApp, 'db' | 'context'>, wanted: Wanted = {}) {
  patients++
  const { password = 'Demo1234', ...columns } = wanted
  if (!hashed.has(password)) hashed.set(password, hash(password, CHEAP))
  const [row] = await db
    .insert(account)
    .values({
      roleId: ROLES.patient,
      email: `patient-${patients}@nmw.example`,
      fullName: `Patient ${patients}`,
      passwordHash: await hashed.get(password)!,
      createdAt: context.now(),
      ...columns,
    })
    .returning()
  if (row!.roleId === ROLES.patient) {
    const sealedNik = context.secret.seal('3273025703949001')
    await db.insert(patient).values({ accountId: row!.id, sealedNik, birthDate: '1994-03-17', gender: 0 })
    const given = { version: CONSENT_VERSION, ip: '127.0.0.1', grantedAt: context.now() }
    await db.insert(consent).values({ accountId: row!.id, purpose: 'photo', ...given })
  }
  return row!
}
