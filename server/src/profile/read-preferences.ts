import type { Context } from '../context.ts'
import type { Caller } from '../http/route.ts'
import { findPreferences } from '../notification/find-preferences.ts'

export function readPreferences(context: Context, { caller }: { caller: Caller }) {
  return findPreferences(context, context.db, caller.accountId)
}
