import { DrizzleQueryError } from 'drizzle-orm/errors'
import type { FastifyInstance } from 'fastify'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'

/** An error that carries personal data. */
const bug = () => new DrizzleQueryError('select $1', ['628123456789'], new Error('no such thing'))

/** Routes that fail in every way, to see that other requests are not affected. Only in tests. */
export function addCanaries(app: FastifyInstance) {
  app.get('/canary/throws', () => {
    throw bug()
  })
  app.get('/canary/rejects', async () => {
    await sleep(1)
    throw bug()
  })
  app.get('/canary/stream-fails', (_request, reply) =>
    reply.send(
      new Readable({
        read() {
          this.destroy(bug())
        },
      }),
    ),
  )
  app.get('/canary/stream-breaks', (_request, reply) => reply.send(Readable.from(half())))
  app.get('/canary/answers-first', async (_request, reply) => {
    void reply.send({ status: true })
    await sleep(1)
    throw bug()
  })
  app.get('/canary/forgets', async () => {
    void sleep(1).then(() => Promise.reject(bug()))
    return { status: true }
  })
  /** Sends its first bytes at once, so that a test knows that it runs. */
  app.get('/canary/slow', (_request, reply) => reply.send(Readable.from(slowly())))
  app.get('/canary/explodes', async () => {
    setTimeout(() => {
      throw bug()
    }, 1)
    return { status: true }
  })
}

async function* half() {
  yield 'half'
  await sleep(1)
  throw bug()
}

async function* slowly() {
  yield 'begun, '
  await sleep(300)
  yield 'ended'
}
