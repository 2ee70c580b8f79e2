export type WantedGoods = { itemId: string; name: string; quantity: number }

/** Merges lines of the same item. */
export function mergeGoods(lines: readonly WantedGoods[]): WantedGoods[] {
  const gathered = new Map<string, WantedGoods>()
  for (const { itemId, name, quantity } of lines) {
    const before = gathered.get(itemId)?.quantity ?? 0
    gathered.set(itemId, { itemId, name, quantity: before + quantity })
  }
  return [...gathered.values()].filter(({ quantity }) => quantity > 0)
}
