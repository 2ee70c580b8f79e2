import type { DoctorAccount } from '@nmw/contract/ops-doctor'

/** Accounts a doctor may sign in with, and her own even if nobody may any more: otherwise she seems to have none. */
export function accountChoices(accounts: readonly DoctorAccount[], own: number | null) {
  return accounts
    .filter(({ id, usable, doctorId }) => id === own || (usable && doctorId === null))
    .map(({ id, name, email, usable }) => ({
      id,
      label: `${name}, ${email}${usable ? '' : ' (tidak dapat masuk sebagai dokter)'}`,
    }))
}
