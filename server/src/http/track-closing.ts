import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** True from the start of a stop; requests still arrive until the last connection ends. */
    isClosing: () => boolean
  }
}

export function trackClosing(app: FastifyInstance) {
  let closing = false
  app.decorate('isClosing', () => closing)
  app.addHook('preClose', async () => {
    closing = true
  })
}
