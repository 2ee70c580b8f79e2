import { collectDefaultMetrics, Registry } from '@prometheus-io/client'

let registry: Registry | undefined

/**
 * Memory, CPU and event loop belong to the process and are sampled by timers, so they are registered once for all its
 * apps.
 */
export function processMetrics() {
  if (!registry) {
    registry = new Registry()
    // The usual ten samples a second take three hundredths of a busy process's time.
    collectDefaultMetrics({ register: registry, eventLoopUtilizationTimeout: 1000 })
  }
  return registry
}
