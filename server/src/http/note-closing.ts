import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** From the moment it is asked to stop; calls still come in until its last connection ends. */
    isClosing: () => boolean
  }
}

export function noteClosing(app: FastifyInstance) {
  let closing = false
  app.decorate('isClosing', () => closing)
  app.addHook('preClose', async () => {
    closing = true
  })
}
