/** A symbol while it is drawn: dark modules, and which modules are not data. */
export type QrGrid = { size: number; dark: boolean[][]; fixed: boolean[][] }

/** The function patterns. The place of the format information is reserved for later. */
export function drawFixedParts(version: number): QrGrid {
  const size = 17 + 4 * version
  const empty = () => Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  const grid: QrGrid = { size, dark: empty(), fixed: empty() }
  for (let place = 0; place < size; place++) {
    set(grid, 6, place, place % 2 === 0)
    set(grid, place, 6, place % 2 === 0)
  }
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const) {
    drawRings(grid, row, column, 4, [0, 1, 3])
  }
  if (version > 1) drawRings(grid, size - 7, size - 7, 2, [0, 2])
  drawFormat(grid, 0)
  return grid
}

/** Concentric squares; `radii` are the dark ones. */
function drawRings(grid: QrGrid, row: number, column: number, reach: number, radii: number[]) {
  for (let down = -reach; down <= reach; down++) {
    for (let right = -reach; right <= reach; right++) {
      const radius = Math.max(Math.abs(down), Math.abs(right))
      set(grid, row + down, column + right, radii.includes(radius))
    }
  }
}

const LEVEL_M = 0

/** The format information: level and mask with their error correction, written twice. */
export function drawFormat(grid: QrGrid, mask: number) {
  const { size } = grid
  const bits = formatBits(mask)
  const bit = (place: number) => ((bits >> place) & 1) === 1
  for (let place = 0; place < 15; place++) {
    const down = place < 6 ? place : place < 8 ? place + 1 : size - 15 + place
    const left = place < 8 ? size - 1 - place : place === 8 ? 7 : 14 - place
    set(grid, down, 8, bit(place))
    set(grid, 8, left, bit(place))
  }
  set(grid, size - 8, 8, true)
}

export function formatBits(mask: number) {
  const data = (LEVEL_M << 3) | mask
  let rest = data
  for (let step = 0; step < 10; step++) rest = (rest << 1) ^ ((rest >> 9) * 0x537)
  return ((data << 10) | rest) ^ 0x5412
}

function set({ size, dark, fixed }: QrGrid, row: number, column: number, value: boolean) {
  if (row < 0 || column < 0 || row >= size || column >= size) return
  dark[row]![column] = value
  fixed[row]![column] = true
}

/** Zigzag in columns of two, from the right; function modules are skipped. */
export function drawCodewords({ size, dark, fixed }: QrGrid, codewords: readonly number[]) {
  let place = 0
  for (let pair = 0; pair < (size - 1) / 2; pair++) {
    const beside = size - 1 - 2 * pair
    // The column of the timing pattern is not part of a pair.
    const right = beside > 6 ? beside : beside - 1
    const upwards = pair % 2 === 0
    for (let step = 0; step < size; step++) {
      const row = upwards ? size - 1 - step : step
      for (const column of [right, right - 1]) {
        if (fixed[row]![column]) continue
        dark[row]![column] = (((codewords[place >> 3] ?? 0) >> (7 - (place & 7))) & 1) === 1
        place++
      }
    }
  }
}
