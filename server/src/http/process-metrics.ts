import { collectDefaultMetrics, Registry } from '@prometheus-io/client'

let registry: Registry | undefined

/** Memory, processor and event loop. They belong to the process and are watched by timers, so once for all its apps. */
export function processMetrics() {
  if (!registry) {
    registry = new Registry()
    // Ten times a second, as is usual, takes three hundredths of a busy process's time.
    collectDefaultMetrics({ register: registry, eventLoopUtilizationTimeout: 1000 })
  }
  return registry
}
