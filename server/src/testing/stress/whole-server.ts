import { handleSignals } from '../../handle-signals.ts'
import { startJobs } from '../../jobs/start-jobs.ts'
import { wakingJobs } from '../../jobs/waking-jobs.ts'
import { wholeApp } from '../../whole-app.ts'
import { serveInChild } from './serve-in-child.ts'

/** The whole server as a process, with its jobs and a graceful shutdown, as in production. */
const url = process.argv[2]!
const settings = { STOP_DRAIN: '3000' }
const { app, context, listen } = await serveInChild({ url, ...wholeApp, jobs: wakingJobs, settings })
const jobs = await startJobs(url, context)
handleSignals(async () => {
  await jobs.stop()
  await app.close()
  process.exit()
})
await listen()
