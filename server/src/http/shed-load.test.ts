import underPressure from '@fastify/under-pressure'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { eventually } from '../testing/checks/eventually.ts'
import { answerProblem } from './answer-problem.ts'
import { shedLoad } from './shed-load.ts'

test('load shedding: under pressure calls are refused with a retry time, pages and files still served', async () => {
  const app = Fastify()
  app.setErrorHandler(answerProblem)
  // One byte is always too much: the server is under pressure from its first request.
  await app.register(underPressure, { maxHeapUsedBytes: 1, sampleInterval: 10, pressureHandler: shedLoad })
  for (const path of ['/legacy/auth/login', '/subscription/v1/create', '/auth/login', '/_app/client/x.js']) {
    app.get(path, async () => 'served')
  }
  await app.ready()
  const ask = async (url: string) => {
    const { statusCode, headers } = await app.inject(url)
    return [statusCode, headers['retry-after']]
  }
  // Pressure is known only after the first sample.
  await eventually(async () => expect(await ask('/legacy/auth/login')).toEqual([503, '5']))
  expect(await ask('/subscription/v1/create')).toEqual([503, '5'])
  expect(await ask('/auth/login')).toEqual([200, undefined])
  expect(await ask('/_app/client/x.js')).toEqual([200, undefined])
  await app.close()
})
