import type { Carrier } from './outside.ts'

/** How the simulated carrier fails. */
export type Fault = { failing: boolean }

/** Accepts every message and delivers none: the outbox row is what people read. Fails on request. */
export function simulatedCarrier(fault: Fault): Carrier {
  return {
    async send() {
      if (fault.failing) throw new Error('421 The simulated carrier is out of service')
    },
  }
}
