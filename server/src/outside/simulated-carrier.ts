import type { Carrier } from './outside.ts'

/** How the simulated carrier is asked to misbehave. */
export type Fault = { failing: boolean }

/** Accepts every message and delivers it nowhere: the outbox row itself is what people read. Fails when told to. */
export function simulatedCarrier(fault: Fault): Carrier {
  return {
    async send() {
      if (fault.failing) throw new Error('421 The simulated carrier is out of service')
    },
  }
}
