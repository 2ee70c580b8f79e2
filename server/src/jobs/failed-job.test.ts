import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '../testing/checks/eventually.ts'
import { openTestApp } from '../testing/app/open-test-app.ts'
import { startJobs } from './start-jobs.ts'

test('jobs: a failed job is logged, and the queue stores none of its values', async () => {
  const testApp = await openTestApp()
  onTestFinished(() => testApp.close())
  const fail = async () => {
    await testApp.db.execute(sql`insert into nowhere (phone, name) values (${'628123456789'}, ${'Siti Rahma'})`)
  }
  const jobs = await startJobs(testApp.url, testApp.context, [['make-sessions', '7 17 * * *', fail]])
  onTestFinished(() => jobs.stop())
  const stored = await eventually(async () => {
    const { rows } = await testApp.pool.query('select * from pgboss.job where output is not null')
    expect(rows).not.toEqual([])
    return JSON.stringify(rows)
  })
  expect(stored).toContain('make-sessions failed, the log says why')
  expect(stored).not.toMatch(/628123456789|Siti|nowhere/)
  expect(testApp.errors).toContainEqual(expect.objectContaining({ message: expect.stringContaining('nowhere') }))
})
