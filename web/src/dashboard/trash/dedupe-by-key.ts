/** Ignores a call while another one with the same key is running, so that a double click counts once. */
export function dedupeByKey() {
  const underWay = new Set<string>()
  return async (key: string, work: () => Promise<void>) => {
    if (underWay.has(key)) return
    underWay.add(key)
    try {
      await work()
    } finally {
      underWay.delete(key)
    }
  }
}
