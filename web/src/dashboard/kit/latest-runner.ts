/** Runs tasks one at a time; of the waiting ones only the latest runs. Resolves to whether it was still the latest. */
export function createLatestRunner() {
  let newest = 0
  let done: Promise<unknown> = Promise.resolve()
  return async (act: () => Promise<unknown>) => {
    const mine = ++newest
    await done
    if (mine === newest) await (done = act())
    return mine === newest
  }
}
