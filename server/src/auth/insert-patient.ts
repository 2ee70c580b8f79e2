import { CONSENT_VERSION } from '@nmw/contract/privacy'
import { ROLES } from '@nmw/contract/role'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { account, patient } from '../database/schema/account-table.ts'
import { consent } from '../database/schema/consent-table.ts'

type Purpose = typeof consent.$inferInsert.purpose
type Login = Omit<typeof account.$inferInsert, 'roleId' | 'createdAt'>
type Person = {
  noKTP: string
  birthDate: string
  gender: 0 | 1
  married: boolean
  guardian: { name: string; phone: string } | undefined
}
type NewPatient = { login: Login; person: Person; purposes: readonly Purpose[]; ip: string; at: Date }

/** Account, patient data and consents; a named guardian has consented as well. */
export async function insertPatient({ secret }: Context, db: Database, wanted: NewPatient) {
  const { login, person, purposes, ip, at } = wanted
  const { noKTP, birthDate, gender, married, guardian } = person
  const [row] = await db
    .insert(account)
    .values({ ...login, roleId: ROLES.patient, createdAt: at })
    .returning({ id: account.id })
  const accountId = row!.id
  await db.insert(patient).values({
    accountId,
    sealedNik: secret.seal(noKTP),
    birthDate,
    gender,
    married,
    guardianName: guardian?.name,
    guardianPhone: guardian?.phone,
  })
  const granted = guardian ? [...purposes, 'guardian' as const] : purposes
  await db
    .insert(consent)
    .values(granted.map((purpose) => ({ accountId, purpose, version: CONSENT_VERSION, ip, grantedAt: at })))
  return { accountId, granted }
}
