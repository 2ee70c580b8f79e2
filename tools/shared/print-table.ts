/** Columns as wide as their widest cell; those that hold only figures stand to the right. */
export function printTable(head: string[], rows: string[][]) {
  const widths = head.map((title, place) => Math.max(title.length, ...rows.map((row) => row[place]?.length ?? 0)))
  const numeric = head.map((_, place) => rows.every((row) => /^[\d.,]*( ?\w{1,3})?$/.test(row[place] ?? '')))
  const line = (cells: string[]) =>
    cells
      .map((cell, place) => (numeric[place] ? cell.padStart(widths[place]!) : cell.padEnd(widths[place]!)))
      .join('  ')
      .trimEnd()
  console.log([line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n'))
}
