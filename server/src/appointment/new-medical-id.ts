import { randomBytes } from 'node:crypto'

/** The number of a medical record: nobody can guess another's from her own. */
export function newMedicalId() {
  return `RM${randomBytes(10).toString('hex').toUpperCase()}`
}
