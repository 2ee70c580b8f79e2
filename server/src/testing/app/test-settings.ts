import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Without rate limits and load shedding: a test makes many calls from one address. */
export const testSettings = {
  LOG_LEVEL: 'silent',
  MAX_EVENT_LOOP_DELAY: '0',
  DATA_DIR: join(tmpdir(), 'nmw-test-files'),
  REQUESTS_PER_MINUTE: '1000000',
}

/** Generous limits, as a shared machine may stall for seconds; shorter than `deadlock_timeout` of the test database. */
export const testTimeouts = { connectTimeout: 60_000, statementTimeout: 40_000, queryTimeout: 45_000 }

export const TEST_SECRET = 'a key for tests only'

/** The name of the template with demo data. */
export const demoName = (template: string) => `${template}_demo`
