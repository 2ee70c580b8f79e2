/** One Ctrl-C may arrive twice, from the terminal and from npm. */
const SAME = 1_000

type Surroundings = Pick<NodeJS.Process, 'on' | 'exit'>

/**
 * The first signal begins a stop; whoever asks again while it lasts wants it to end at once. A terminal or a parent
 * that is gone (SIGHUP) does not insist.
 */
export function heedSignals(
  stop: () => unknown,
  { surroundings = process, now = () => performance.now() }: { surroundings?: Surroundings; now?: () => number } = {},
) {
  let since: number | undefined
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    surroundings.on(signal, () => {
      if (since !== undefined && signal !== 'SIGHUP' && now() - since > SAME) surroundings.exit(1)
      since ??= now()
      stop()
    })
  }
}
