export type DiffLine = { kind: 'same' | 'gone' | 'new'; text: string }

/** Above this size the table takes too much memory; the difference is then one block. */
const MOST_CELLS = 4_000_000

const same = (text: string): DiffLine => ({ kind: 'same', text })
const gone = (text: string): DiffLine => ({ kind: 'gone', text })
const added = (text: string): DiffLine => ({ kind: 'new', text })

/** The line-by-line difference of two texts. */
export function lineDiff(before: string, after: string): DiffLine[] {
  const [old, fresh] = [before.split('\n'), after.split('\n')]
  let start = 0
  while (start < old.length && start < fresh.length && old[start] === fresh[start]) start++
  let end = 0
  while (
    end < old.length - start &&
    end < fresh.length - start &&
    old[old.length - 1 - end] === fresh[fresh.length - 1 - end]
  ) {
    end++
  }
  const middle = diffMiddle(old.slice(start, old.length - end), fresh.slice(start, fresh.length - end))
  return [...old.slice(0, start).map(same), ...middle, ...old.slice(old.length - end).map(same)]
}

function diffMiddle(old: string[], fresh: string[]): DiffLine[] {
  if (old.length * fresh.length > MOST_CELLS) return [...old.map(gone), ...fresh.map(added)]
  const width = fresh.length + 1
  // Length of the longest common subsequence from each pair of lines on.
  const rest = new Uint32Array((old.length + 1) * width)
  for (let i = old.length - 1; i >= 0; i--) {
    for (let j = fresh.length - 1; j >= 0; j--) {
      rest[i * width + j] =
        old[i] === fresh[j]
          ? rest[(i + 1) * width + j + 1]! + 1
          : Math.max(rest[(i + 1) * width + j]!, rest[i * width + j + 1]!)
    }
  }
  const lines: DiffLine[] = []
  let [i, j] = [0, 0]
  while (i < old.length && j < fresh.length) {
    if (old[i] === fresh[j]) {
      lines.push({ kind: 'same', text: old[i]! })
      i++
      j++
    } else if (rest[(i + 1) * width + j]! >= rest[i * width + j + 1]!) lines.push(gone(old[i++]!))
    else lines.push(added(fresh[j++]!))
  }
  return [...lines, ...old.slice(i).map(gone), ...fresh.slice(j).map(added)]
}
