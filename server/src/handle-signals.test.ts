import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { handleSignals } from './handle-signals.ts'

/** Emits signals at given moments; returns what the process did. */
function emitSignals(signals: [at: number, signal: string][]) {
  const done: string[] = []
  const clock = { at: 0 }
  const emitter = new EventEmitter()
  const target = Object.assign(emitter, { exit: (code: number) => void done.push(`exit ${code}`) })
  handleSignals(() => void done.push('stop'), { target: target as never, now: () => clock.at })
  for (const [at, signal] of signals) {
    clock.at = at
    emitter.emit(signal)
  }
  return done
}

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'])('signals: %s starts a graceful stop', (signal) =>
  expect(emitSignals([[0, signal]])).toEqual(['stop']),
)

test.each(['SIGINT', 'SIGTERM'])('signals: a later %s ends the process at once', (signal) =>
  expect(
    emitSignals([
      [0, 'SIGTERM'],
      [3_000, signal],
    ]),
  ).toContain('exit 1'),
)

test('signals: a Ctrl-C that arrives twice, or a parent that goes away, does not end it at once', () =>
  expect(
    emitSignals([
      [0, 'SIGINT'],
      [40, 'SIGINT'],
      [5_000, 'SIGHUP'],
    ]),
  ).not.toContain('exit 1'))
