import { DrizzleQueryError } from 'drizzle-orm/errors'
import type { FastifyInstance } from 'fastify'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'

/** An error that carries personal data. */
const bug = () => new DrizzleQueryError('select $1', ['628123456789'], new Error('no such thing'))

/** Routes with every kind of bug, to test that other requests are not affected. */
export function addBugRoutes(app: FastifyInstance) {
  app.get('/bug/throws', () => {
    throw bug()
  })
  app.get('/bug/rejects', async () => {
    await sleep(1)
    throw bug()
  })
  app.get('/bug/stream-fails', (_request, reply) =>
    reply.send(
      new Readable({
        read() {
          this.destroy(bug())
        },
      }),
    ),
  )
  app.get('/bug/stream-breaks', (_request, reply) => reply.send(Readable.from(half())))
  app.get('/bug/answers-first', async (_request, reply) => {
    void reply.send({ status: true })
    await sleep(1)
    throw bug()
  })
  app.get('/bug/forgets', async () => {
    void sleep(1).then(() => Promise.reject(bug()))
    return { status: true }
  })
  /** Sends its first bytes at once, so that a test knows that it has started. */
  app.get('/bug/slow', (_request, reply) => reply.send(Readable.from(slowly())))
  app.get('/bug/explodes', async () => {
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
