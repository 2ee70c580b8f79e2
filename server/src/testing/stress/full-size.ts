/** Set by `npm run stress`. */
const isFull = process.env.FULL_SIZE === '1'

/** The size of a test: small in every run, full in `npm run stress`. */
export function size<T>({ small, full }: { small: T; full: T }) {
  return isFull ? full : small
}

/** The whole list in `npm run stress`, otherwise every n-th. */
export function sample<T>(list: readonly T[], oneIn: number) {
  return list.filter((_, at) => isFull || at % oneIn === 0)
}
