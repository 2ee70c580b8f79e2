import { CHANGED_MEANWHILE } from '@nmw/contract/clinic-values'
import { Problem } from './problem.ts'

/** Of a row that is held: nobody overwrites what she has not seen. */
export function nextVersion({ version }: { version: number }, seen: number) {
  if (version !== seen) throw new Problem(409, CHANGED_MEANWHILE)
  return version + 1
}
