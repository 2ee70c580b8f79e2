import { wakingJobs } from '../../jobs/waking-jobs.ts'
import { wholeApp } from '../../whole-app.ts'
import { openTestApp, type TestAppOptions } from './open-test-app.ts'

/** Everything that production serves, for tests that are about all of it. Any change of the server runs them again. */
export function openWholeTestApp(options: Omit<TestAppOptions, 'routes' | 'services' | 'jobs'> = {}) {
  return openTestApp({ ...wholeApp, jobs: wakingJobs, ...options })
}
