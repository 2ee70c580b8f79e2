export function interleave<T>(lists: readonly (readonly T[])[], count: number) {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  const turns = Array.from({ length: longest }, (_, turn) => lists.flatMap((list) => list.slice(turn, turn + 1)))
  return turns.flat().slice(0, count)
}
