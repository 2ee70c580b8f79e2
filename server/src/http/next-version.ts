import { CHANGED_MEANWHILE } from '@nmw/contract/clinic-values'
import { Problem } from './problem.ts'

/** For a locked row: refuses a change based on an older version. */
export function nextVersion({ version }: { version: number }, seen: number) {
  if (version !== seen) throw new Problem(409, CHANGED_MEANWHILE)
  return version + 1
}
