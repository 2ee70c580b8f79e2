import type { DoctorAccount } from '@nmw/contract/ops-doctor'

/** Accounts a doctor may sign in with. The doctor's own is included even if disabled, or the form would show none. */
export function accountChoices(accounts: readonly DoctorAccount[], own: number | null) {
  return accounts
    .filter(({ id, usable, doctorId }) => id === own || (usable && doctorId === null))
    .map(({ id, name, email, usable }) => ({
      id,
      label: `${name}, ${email}${usable ? '' : ' (tidak dapat masuk sebagai dokter)'}`,
    }))
}
