import { violated } from '../database/transaction.ts'
import { refused } from '../http/problem.ts'

export function asUsageUnknown(error: unknown) {
  const unknown = violated(error)?.startsWith('medicine_usage_code_') === true
  return unknown ? refused('Aturan pakai tidak dikenal', 'usageCode') : error
}
