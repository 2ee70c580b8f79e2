/** `npm run trust` sets it. */
const isFull = process.env.FULL_SIZE === '1'

/** How much a test does: a little in every run, all of it in `npm run trust`. */
export function size<T>({ small, full }: { small: T; full: T }) {
  return isFull ? full : small
}

/** All of a list in `npm run trust`, otherwise one in so many. */
export function sample<T>(list: readonly T[], oneIn: number) {
  return list.filter((_, at) => isFull || at % oneIn === 0)
}
