import { CONSENT_VERSION } from '@nmw/contract/privacy'
import { ROLES } from '@nmw/contract/role'
import { hashPassword } from '../auth/password-hash.ts'
import type { Context } from '../context.ts'
import { account, patient } from '../database/schema/account-table.ts'
import { consent } from '../database/schema/consent-table.ts'
import { membership } from '../database/schema/membership-table.ts'
import { findRegion } from '../region/find-region.ts'
import { DEMO_PASSWORD, demoPatients, demoStaff } from './demo-accounts.ts'
import { dayFrom } from './day-from.ts'

export async function fillDemoAccounts({ db, now, secret }: Context) {
  const at = now()
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  await db
    .insert(account)
    .values(demoStaff.map((person) => ({ ...person, passwordHash, emailVerifiedAt: at, createdAt: at })))
  for (const person of demoPatients) {
    const { email, fullName, phone, gender, birthDate, birthPlace, employment, noKTP, districtId, address } = person
    const [row] = await db
      .insert(account)
      .values({
        roleId: ROLES.patient,
        email,
        fullName,
        phone,
        phoneVerifiedAt: person.phoneVerified ? at : null,
        emailVerifiedAt: person.emailVerified ? at : null,
        passwordHash,
        createdAt: at,
      })
      .returning({ id: account.id })
    const accountId = row!.id
    const postalCode = findRegion(districtId)?.district.postalCode
    await db.insert(patient).values({
      accountId,
      sealedNik: secret.seal(noKTP),
      birthDate,
      birthPlace,
      gender,
      employment,
      address,
      districtId,
      postalCode,
    })
    const purposes = ['account', 'health', 'photo'] as const
    await db
      .insert(consent)
      .values(
        purposes.map((purpose) => ({ accountId, purpose, version: CONSENT_VERSION, ip: '127.0.0.1', grantedAt: at })),
      )
    if (person.noMember && person.memberExpiresInDays !== null) {
      const expiresOn = dayFrom(at, person.memberExpiresInDays)
      await db.insert(membership).values({ accountId, number: person.noMember, expiresOn })
    }
  }
}
