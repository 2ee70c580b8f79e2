/** One Ctrl-C may arrive twice, from the terminal and from npm. */
const SAME = 1_000

type Surroundings = Pick<NodeJS.Process, 'on' | 'exit'>

/**
 * The first signal starts a graceful stop, a later one exits at once. SIGHUP, from a closed terminal or parent, never
 * forces an exit.
 */
export function handleSignals(
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
