import type { Context } from '../context.ts'
import { readSettings } from '../setting/read-setting.ts'

export async function loginLimits(context: Context) {
  const set = await readSettings(context, context.db, [
    'login-failures-account',
    'login-failures-address',
    'login-failure-minutes',
  ])
  return {
    perAccount: set['login-failures-account'],
    perAddress: set['login-failures-address'],
    seconds: set['login-failure-minutes'] * 60,
  }
}
