import { violated } from '../database/transaction.ts'
import { Problem } from '../http/problem.ts'

const TAKEN = 'E-mail ini sudah terdaftar'

export function explainTakenEmail(error: unknown): never {
  if (violated(error) !== 'account_email_unique') throw error
  throw new Problem(409, TAKEN, { errors: [{ path: 'email', message: TAKEN }] })
}
