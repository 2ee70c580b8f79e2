import { randomBytes } from 'node:crypto'

/** Random, so that no patient can guess another's number. */
export function newMedicalId() {
  return `RM${randomBytes(10).toString('hex').toUpperCase()}`
}
