import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Without rate limit and load shedding: a test makes many calls from one address. */
export const testSettings = {
  LOG_LEVEL: 'silent',
  MAX_EVENT_LOOP_DELAY: '0',
  DATA_DIR: join(tmpdir(), 'nmw-test-files'),
  REQUESTS_PER_MINUTE: '1000000',
}

/** Generous limits, as a shared machine may stall for seconds; shorter than `deadlock_timeout` of the test database. */
export const onlyForWhatHangs = { connectTimeout: 60_000, statementTimeout: 40_000, queryTimeout: 45_000 }

export const TEST_SECRET = 'a key for tests only'

/** The template with demo data stands beside the empty one. */
export const demoName = (template: string) => `${template}_demo`
