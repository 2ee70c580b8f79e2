import { onlineManager } from '@tanstack/react-query'

/** Waits for reads only while online: an offline refetch would block the action that requested it. */
export async function waitWhileOnline(reads: Promise<unknown>) {
  let unsubscribe: (() => void) | undefined
  const offline = new Promise<void>((resolve) => {
    unsubscribe = onlineManager.subscribe((online) => {
      if (!online) resolve()
    })
  })
  await Promise.race([reads, offline]).finally(unsubscribe)
}
