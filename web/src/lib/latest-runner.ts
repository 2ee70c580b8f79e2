/** Does what it is given one after the other; of what waits only the newest is done. Tells whether nothing came after. */
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
