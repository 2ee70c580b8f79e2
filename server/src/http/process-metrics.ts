import { collectDefaultMetrics, Registry } from '@prometheus-io/client'

let registry: Registry | undefined

/** Memory, processor and event loop. They belong to the process and are watched by timers, so once for all its apps. */
export function processMetrics() {
  if (!registry) {
    registry = new Registry()
    collectDefaultMetrics({ register: registry })
  }
  return registry
}
