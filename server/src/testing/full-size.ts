/** How much a test of races and faults does: little in every run, all of it under NMW_FULL_SIZE=1. */
export function size<T>({ small, full }: { small: T; full: T }): T {
  return process.env.NMW_FULL_SIZE === '1' ? full : small
}
