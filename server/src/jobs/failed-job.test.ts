import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '../testing/eventually.ts'
import { openTestApp } from '../testing/open-test-app.ts'
import { startJobs } from './start-jobs.ts'

test('a job that fails is in the log, and the queue keeps nobody’s values', async () => {
  const world = await openTestApp()
  onTestFinished(() => world.close())
  const fail = async () => {
    await world.db.execute(sql`insert into nowhere (phone, name) values (${'628123456789'}, ${'Siti Rahma'})`)
  }
  const jobs = await startJobs(world.url, world.context, [['make-sessions', '7 17 * * *', fail]])
  onTestFinished(() => jobs.stop())
  const kept = await eventually(async () => {
    const { rows } = await world.pool.query('select * from pgboss.job where output is not null')
    expect(rows).not.toEqual([])
    return JSON.stringify(rows)
  })
  expect(kept).toContain('make-sessions failed, the log says why')
  expect(kept).not.toMatch(/628123456789|Siti|nowhere/)
  expect(world.errors).toContainEqual(expect.objectContaining({ message: expect.stringContaining('nowhere') }))
})
