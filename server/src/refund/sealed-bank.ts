import type { Context } from '../context.ts'

export type BankDetails = { bank: string; accountNumber: string; accountName: string }

export function sealedBank({ secret }: Context, { bank, accountNumber, accountName }: BankDetails) {
  return { bank, accountName, sealedAccountNumber: secret.seal(accountNumber) }
}
