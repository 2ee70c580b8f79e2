import { addDays } from '@nmw/contract/zone'
import { eq } from 'drizzle-orm'
import { patient } from '../../database/schema/account-table.ts'
import { membership } from '../../database/schema/membership-table.ts'
import { pointEntry } from '../../database/schema/point-table.ts'
import { dateInJakarta } from '../../date-in-jakarta.ts'
import { formatMemberNumber } from '../../membership/member-number.ts'
import { createPatient } from './create-patient.ts'
import type { TestApp } from '../app/open-test-app.ts'

type Wanted = {
  points?: number
  /** Days until the membership ends; negative if it has ended. */
  days?: number
  birthDate?: string
  account?: Parameters<typeof createPatient>[1]
}

/** A patient with a membership and points. */
export async function createMember(
  testApp: Pick<TestApp, 'db' | 'context'>,
  { points = 0, days = 365, birthDate, account }: Wanted = {},
) {
  const { db, context } = testApp
  const person = await createPatient(testApp, account)
  const at = context.now()
  // Leaves numbers free for memberships that the server creates.
  const number = formatMemberNumber(person.id * 100)
  const expiresOn = addDays(dateInJakarta(at), days)
  if (birthDate) await db.update(patient).set({ birthDate }).where(eq(patient.accountId, person.id))
  await db.insert(membership).values({ accountId: person.id, number, expiresOn })
  if (points)
    await db.insert(pointEntry).values({
      accountId: person.id,
      kind: 'opening',
      amount: points,
      message: 'Saldo awal',
      reference: 'opening',
      createdAt: at,
    })
  return { ...person, number, expiresOn }
}
