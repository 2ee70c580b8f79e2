import type { Context } from '../context.ts'
import type { Caller } from '../http/route.ts'
import { findPreferences } from './find-preferences.ts'

export function readPreferences({ db }: Context, { caller }: { caller: Caller }) {
  return findPreferences(db, caller.accountId)
}
