import { onlineManager } from '@tanstack/react-query'

/** Waits for reads no longer than there is a line: one that is tried again would hold up the act that asked for it. */
export async function waitWhileOnline(reads: Promise<unknown>) {
  let leave: (() => void) | undefined
  const cut = new Promise<void>((resolve) => {
    leave = onlineManager.subscribe((online) => {
      if (!online) resolve()
    })
  })
  await Promise.race([reads, cut]).finally(leave)
}
