import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createLatestRunner } from './latest-runner.ts'

test('latest runner: tasks requested during a run wait for it, and only the last of them runs', async () => {
  const runLatest = createLatestRunner()
  const first = Promise.withResolvers<void>()
  const done: string[] = []
  const act = (name: string, until?: Promise<void>) =>
    runLatest(async () => {
      done.push(`${name} begins`)
      await until
      done.push(`${name} ends`)
    })
  const all = [act('off', first.promise)]
  await Promise.resolve()
  all.push(act('on'), act('off again'))
  await setTimeout()
  expect(done).toEqual(['off begins'])
  first.resolve()
  expect(await Promise.all(all), 'who is the last').toEqual([false, false, true])
  expect(done).toEqual(['off begins', 'off ends', 'off again begins', 'off again ends'])
})
