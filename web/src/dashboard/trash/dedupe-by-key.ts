/** Does what is asked under a name unless the same is being done: of two presses one counts. */
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
