import { wakingJobs } from '../../jobs/waking-jobs.ts'
import { wholeApp } from '../../whole-app.ts'
import { openTestApp, type TestAppOptions } from './open-test-app.ts'

/** Everything that production serves, for tests of all routes. Every change of the server runs these tests again. */
export function openWholeTestApp(options: Omit<TestAppOptions, 'routes' | 'services' | 'jobs'> = {}) {
  return openTestApp({ ...wholeApp, jobs: wakingJobs, ...options })
}
