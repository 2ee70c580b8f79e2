import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { serveHealth } from '../http/serve-health.ts'
import type { Message } from '../outside/outside.ts'
import { outboxMessage } from '../database/schema/outbox-message-table.ts'
import { transaction, transactionOnce } from '../database/transaction.ts'
import { Undeliverable } from '../outside/undeliverable.ts'
import { eventually } from '../testing/checks/eventually.ts'
import { size } from '../testing/stress/full-size.ts'
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts'
import { printFigure } from '../testing/stress/print-figure.ts'
import { countStuckMessages } from './count-stuck-messages.ts'
import { nextAttempt } from './next-attempt.ts'
import { queueMessage } from './queue-message.ts'
import { sendMail, sendWhatsapp } from './send-messages.ts'

let testApp: TestApp
let wake: TestApp['context']['wake']
let delivered: Message[] = []
let attempts = 0
let fails: (attempt: number) => boolean
const carrier = {
  async send(message: Message) {
    if (fails(++attempts)) throw new Error('421 try later')
    delivered.push(message)
  },
}

const refusing = { send: () => Promise.reject(new Undeliverable('550 5.1.1 <Siti@nmw.example>: no such mailbox')) }

beforeAll(async () => {
  testApp = await openTestApp({
    services: [serveHealth(countStuckMessages)],
    jobs: { 'send-mail': sendMail, 'send-whatsapp': sendWhatsapp },
  })
  testApp.context.outside = { ...testApp.context.outside, mail: carrier, whatsapp: carrier }
  wake = testApp.context.wake
  testApp.context.wake = () => {}
})
afterAll(() => testApp.close())
beforeEach(async () => {
  delivered = []
  fails = () => false
  testApp.clock.reset()
  await testApp.db.delete(outboxMessage)
})

const queue = (dedupeKey: string) =>
  queueMessage(testApp.context, testApp.db, {
    channel: 'mail',
    to: 'siti@nmw.example',
    subject: 'Halo',
    text: 'Isi',
    dedupeKey,
  })

const live = () => ({ ...testApp.context, env: { ...testApp.env, outside: 'live' as const } })

test('outbox: the same dedupe key sends one message', async () => {
  await Promise.all([queue('one'), queue('one'), queue('one')])
  await testApp.run('send-mail')
  expect(delivered).toHaveLength(1)
})

test('outbox: a message of a failed transaction is never sent', async () => {
  const broken = testApp.db.transaction(async (tx) => {
    await queueMessage(testApp.context, tx as never, {
      channel: 'mail',
      to: 'a@b.id',
      subject: '',
      text: '',
      dedupeKey: 'x',
    })
    throw new Error('changed my mind')
  })
  await expect(broken).rejects.toThrow('changed my mind')
  await testApp.run('send-mail')
  expect(delivered).toEqual([])
})

test.each([
  ['a transaction', transaction],
  ['a nested transaction', (db, work) => transaction(db, (outer) => transactionOnce(outer, work))] as [
    string,
    typeof transaction,
  ],
])(
  'outbox: %s that takes longer than a polling interval: its message is sent when it commits',
  async (_what, perform) => {
    const context = { ...testApp.context, wake }
    await perform(testApp.db, async (db) => {
      await queueMessage(context, db, { channel: 'mail', to: 'a@b.id', subject: '', text: '', dedupeKey: 'slow' })
      // A sender woken too early runs here and finds nothing.
      await testApp.run('send-mail')
      expect(delivered).toEqual([])
    })
    await eventually(() => expect(delivered).toHaveLength(1))
  },
)

test('outbox: a rolled-back message wakes no sender', async () => {
  const woken: string[] = []
  const context = { ...testApp.context, wake: (job: string) => void woken.push(job) }
  const message = { channel: 'mail', to: 'a@b.id', subject: '', text: '' } as const
  await transaction(testApp.db, async (outer) => {
    const part = transactionOnce(outer, async (db) => {
      await queueMessage(context, db, { ...message, dedupeKey: 'not' })
      throw new Error('changed my mind')
    })
    await expect(part).rejects.toThrow('changed my mind')
  })
  expect(woken).toEqual([])
})

test('outbox: a mail server that hangs does not delay a code by WhatsApp', async () => {
  const { outside } = testApp.context
  const hung = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const send = () => {
    begun.resolve()
    return hung.promise
  }
  testApp.context.outside = { ...outside, mail: { send } }
  const context = { ...testApp.context, wake }
  const message = { to: '6281000000201', subject: '', text: '' }
  await queueMessage(context, testApp.db, { ...message, channel: 'mail', dedupeKey: 'hangs' })
  await begun.promise
  await queueMessage(context, testApp.db, { ...message, channel: 'whatsapp', dedupeKey: 'code' })
  await eventually(() => expect(delivered).toHaveLength(1)).finally(() => hung.resolve())
  testApp.context.outside = outside
})

test('outbox: a failed message is retried with growing delays under the same id', async () => {
  await queue('one')
  fails = () => true
  await testApp.run('send-mail')
  const [row] = await testApp.db.select().from(outboxMessage)
  expect(row).toMatchObject({ attempts: 1, lastError: '421 try later', sentAt: null })
  fails = () => false
  await testApp.run('send-mail')
  expect(delivered).toEqual([])
  testApp.clock.advance(11)
  await testApp.run('send-mail')
  expect(delivered).toMatchObject([{ id: `outbox-${row!.id}` }])
})

async function failFor(hours: number) {
  fails = () => true
  for (let half = 0; half < hours * 2; half++) {
    await testApp.run('send-mail')
    testApp.clock.advance(30 * 60 + 1)
  }
  fails = () => false
}

async function stuck() {
  const { body } = await testApp.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })
  return Object.fromEntries(
    [...body.matchAll(/outbox_stuck_messages\{state="(\w+)"\} (\d+)/g)].map((found) => found.slice(1)),
  )
}

test('outbox: an outage of hours loses no message, and it counts as late until it is sent', async () => {
  await queue('one')
  expect(await stuck()).toEqual({ failed: '0', expired: '0', late: '0' })
  await failFor(6)
  expect(await stuck()).toEqual({ failed: '0', expired: '0', late: '1' })
  await testApp.run('send-mail')
  expect(delivered).toHaveLength(1)
  expect(await stuck()).toEqual({ failed: '0', expired: '0', late: '0' })
})

test('outbox: an overdue message that nobody sends counts as late', async () => {
  await queue('one')
  testApp.clock.advance(5 * 60 + 1)
  expect(await stuck()).toEqual({ failed: '0', expired: '0', late: '1' })
})

test('outbox: a message that fails for two days is given up and counted as failed', async () => {
  const waits = []
  for (let wait = nextAttempt(1); wait; wait = nextAttempt(waits.length + 1)) waits.push(wait)
  expect(Math.max(...waits)).toBe(30 * 60)
  expect(waits.reduce((sum, wait) => sum + wait, 0) / 3600).toBeCloseTo(47.2, 1)
  await queue('one')
  await testApp.db.update(outboxMessage).set({ attempts: waits.length })
  fails = () => true
  await sendMail(live())
  expect(delivered).toEqual([])
  expect(await testApp.db.select().from(outboxMessage)).toMatchObject([{ failedAt: expect.any(Date), body: '' }])
  expect(await stuck()).toEqual({ failed: '1', expired: '0', late: '0' })
  testApp.clock.advance(8 * 24 * 3600)
  expect(await stuck()).toEqual({ failed: '0', expired: '0', late: '0' })
})

test('outbox: an undeliverable message is given up at once, its content is deleted, and it counts as failed', async () => {
  await queue('one')
  await sendMail({ ...live(), outside: { ...testApp.context.outside, mail: refusing } })
  expect(await testApp.db.select().from(outboxMessage)).toMatchObject([
    { attempts: 1, lastError: '550 5.1.1 <…>: no such mailbox', sentAt: null, failedAt: expect.any(Date), body: '' },
  ])
  expect(await stuck()).toEqual({ failed: '1', expired: '0', late: '0' })
  testApp.clock.advance(3600)
  await testApp.run('send-mail')
  expect(delivered).toEqual([])
})

test('outbox: a code does not wait behind notifications queued during an outage', async () => {
  for (let n = 0; n < 45; n++) await queue(`news-${n}`)
  const usefulUntil = new Date(testApp.context.now().getTime() + 300_000)
  const code = { channel: 'mail', to: 'a@b.id', subject: 'Kode', text: 'Kode 123456', code: '123456' } as const
  await queueMessage(testApp.context, testApp.db, { ...code, dedupeKey: 'code', usefulUntil })
  await testApp.run('send-mail')
  expect(delivered.slice(0, 20).some((message) => message.code === '123456')).toBe(true)
  expect(delivered).toHaveLength(46)
})

test('outbox: in live mode the content of an expired message is deleted, and it counts as expired, not failed', async () => {
  const usefulUntil = new Date(testApp.context.now().getTime() + 60_000)
  const code = { channel: 'mail', to: 'a@b.id', subject: 'Kode', text: 'Kode 123456', code: '123456' } as const
  await queueMessage(testApp.context, testApp.db, { ...code, dedupeKey: 'code', usefulUntil })
  testApp.clock.advance(61)
  await sendMail(live())
  expect(delivered).toEqual([])
  expect(await testApp.db.select().from(outboxMessage)).toMatchObject([{ sentAt: null, body: '', code: null }])
  expect(await stuck()).toEqual({ failed: '0', expired: '1', late: '0' })
})

test('outbox: four workers and a third of failures: every message arrives once', async () => {
  const count = size({ small: 40, full: 500 })
  for (let n = 0; n < count; n++) await queue(`n-${n}`)
  fails = (attempt) => attempt % 10 < 3
  for (let round = 0; round < 12 && delivered.length < count; round++) {
    await Promise.all(Array.from({ length: 4 }, () => sendMail(testApp.context)))
    testApp.clock.advance(1500)
  }
  expect(new Set(delivered.map(({ id }) => id)).size).toBe(count)
  expect(delivered).toHaveLength(count)
  const [left] = await testApp.db
    .select({ left: sql<number>`count(*)::int` })
    .from(outboxMessage)
    .where(sql`sent_at is null`)
  expect(left).toEqual({ left: 0 })
  printFigure(`F8: ${count} messages, 4 workers, 30 % of attempts failing: ${delivered.length} delivered, none twice`)
})

test('outbox: in live mode the content of a sent message is deleted', async () => {
  await queueMessage(testApp.context, testApp.db, {
    channel: 'mail',
    to: 'a@b.id',
    subject: 'Kode',
    text: 'Kode 123456',
    code: '123456',
    dedupeKey: 'code',
  })
  await sendMail(live())
  const [row] = await testApp.db.select().from(outboxMessage).where(eq(outboxMessage.dedupeKey, 'code'))
  expect(row).toMatchObject({ body: '', code: null })
  expect(delivered).toMatchObject([{ code: '123456' }])
})
