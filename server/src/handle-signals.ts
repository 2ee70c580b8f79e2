/** One Ctrl-C may arrive twice, from the terminal and from npm. */
const REPEAT_WITHIN = 1_000

type Target = Pick<NodeJS.Process, 'on' | 'exit'>

/**
 * The first signal starts a graceful stop, a later one exits at once. SIGHUP, from a closed terminal or parent, never
 * forces an exit.
 */
export function handleSignals(
  stop: () => unknown,
  { target = process, now = () => performance.now() }: { target?: Target; now?: () => number } = {},
) {
  let firstAt: number | undefined
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    target.on(signal, () => {
      if (firstAt !== undefined && signal !== 'SIGHUP' && now() - firstAt > REPEAT_WITHIN) target.exit(1)
      firstAt ??= now()
      stop()
    })
  }
}
