import { YEAR } from '@nmw/contract/duration'

/** `npm run trust` lets the tests live years ahead as well: none may depend on the day on which it was written. */
const ahead = Number(process.env.YEARS_AHEAD ?? 0) * YEAR
const known = Symbol.for('nmw.lives-ahead')

// Each test file runs this again in the same worker.
if (ahead && !(known in Date)) globalThis.Date = movedBy(ahead)

function movedBy(ahead: number) {
  const here = Date
  const now = () => here.now() + ahead
  return new Proxy(here, {
    has: (target, key) => key === known || key in target,
    get: (target, key) => (key === 'now' ? now : (Reflect.get(target, key) as unknown)),
    construct: (target, given, called) =>
      Reflect.construct(target, given.length ? given : [now()], called as typeof Date) as Date,
  })
}
