import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** One visitor stands for many in tests, so nobody is slowed down. */
export const testSettings = {
  LOG_LEVEL: 'silent',
  MAX_EVENT_LOOP_DELAY: '0',
  DATA_DIR: join(tmpdir(), 'nmw-test-files'),
  REQUESTS_PER_MINUTE: '1000000',
}

/** Connections of a machine that stands still for seconds. Shorter than `deadlock_timeout` in the test database. */
export const onlyForWhatHangs = { connectTimeout: 60_000, statementTimeout: 40_000, queryTimeout: 45_000 }

export const TEST_SECRET = 'a key for tests only'
