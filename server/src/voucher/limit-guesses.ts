import { returnAttempt, consumeAttempt } from '../auth/consume-attempt.ts'
import type { Context } from '../context.ts'
import { Problem } from '../http/problem.ts'

const QUARTER = 15 * 60
const MISSES = 10
const MISSES_PER_ADDRESS = 100

/** Counts an attempt before the lookup; only misses stay counted. */
export async function limitGuesses<T>(
  context: Context,
  { accountId, ip }: { accountId: number; ip: string },
  work: () => Promise<T>,
): Promise<T> {
  const keys = [`voucher-code:${accountId}`, `voucher-code-from:${ip}`] as const
  const what = 'Terlalu banyak kode yang salah.'
  await consumeAttempt(context, { key: keys[0], limit: MISSES, seconds: QUARTER, what })
  await consumeAttempt(context, { key: keys[1], limit: MISSES_PER_ADDRESS, seconds: QUARTER, what })
  let missed = false
  try {
    return await work()
  } catch (error) {
    missed = error instanceof Problem && error.status === 404
    throw error
  } finally {
    if (!missed) for (const key of keys) await returnAttempt(context, key)
  }
}
