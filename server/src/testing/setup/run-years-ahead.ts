import { YEAR } from '@nmw/contract/duration'

/** `npm run stress` also runs all tests as if it were years later: no test may depend on the current date. */
const ahead = Number(process.env.YEARS_AHEAD ?? 0) * YEAR
const known = Symbol.for('nmw.years-ahead')

// This runs again for every test file of a worker.
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
