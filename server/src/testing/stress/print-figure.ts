/** Prints what a test measured. */
export function printFigure(line: string) {
  process.stdout.write(`  ${line}\n`)
}
