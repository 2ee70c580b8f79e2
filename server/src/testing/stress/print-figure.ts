/** What a test measured, for whoever reads its output. */
export function printFigure(line: string) {
  process.stdout.write(`  ${line}\n`)
}
