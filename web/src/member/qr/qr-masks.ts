import type { QrGrid } from './qr-grid.ts'

/** Which data modules a mask inverts. */
const masks: ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_row, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
]

export const maskNumbers = masks.map((_, number) => number)

export function applyMask({ dark, fixed }: QrGrid, number: number) {
  const turns = masks[number]!
  return dark.map((line, row) =>
    line.map((value, column) => (fixed[row]![column] ? value : value !== turns(row, column))),
  )
}

/** The penalty score of the standard: runs, blocks, finder-like patterns, imbalance of dark and light. */
export function penaltyOf(dark: boolean[][]) {
  const columns = dark.map((_, column) => dark.map((line) => line[column]!))
  const lines = [...dark, ...columns].map((line) => line.map((value) => (value ? '1' : '0')).join(''))
  return sum(lines.map(linePenalty)) + 3 * squares(dark) + balancePenalty(dark)
}

function linePenalty(line: string) {
  const runs = line.match(/1+|0+/g) ?? []
  const long = runs.filter(({ length }) => length >= 5).map(({ length }) => length - 2)
  const finders = line.match(/(?=10111010000|00001011101)/g) ?? []
  return sum(long) + 40 * finders.length
}

function squares(dark: boolean[][]) {
  return sum(
    dark.slice(1).map((line, above) => {
      const former = dark[above]!
      const even = (place: number) => line[place] === line[place - 1] && former[place] === former[place - 1]
      return line.filter((value, place) => place > 0 && even(place) && former[place] === value).length
    }),
  )
}

function balancePenalty(dark: boolean[][]) {
  const share = sum(dark.map((line) => line.filter(Boolean).length)) / dark.length ** 2
  return 10 * Math.max(0, Math.ceil(Math.abs(share - 0.5) * 20) - 1)
}

function sum(numbers: number[]) {
  return numbers.reduce((total, number) => total + number, 0)
}
