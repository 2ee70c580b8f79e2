import type { account, patient } from '../database/schema/account-table.ts'
import type { membership } from '../database/schema/membership-table.ts'
import { isActiveMember } from '../membership/is-active-member.ts'

export type FoundPatient = {
  account: typeof account.$inferSelect
  patient: typeof patient.$inferSelect
  member: typeof membership.$inferSelect | null
}

export function patientCardOf({ account: person, patient: more, member }: FoundPatient, at: Date) {
  return {
    id: person.id,
    fullName: person.fullName,
    email: person.email,
    phone: person.phone,
    birthDate: more.birthDate,
    memberNumber: member?.number ?? null,
    memberUntil: member?.expiresOn ?? null,
    memberActive: isActiveMember(member ?? undefined, at),
  }
}
