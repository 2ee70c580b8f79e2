/** A cell that a spreadsheet would take for a formula is made a text. */
export function csvOf(head: readonly string[], rows: readonly (readonly (string | null)[])[]) {
  return `\ufeff${[head, ...rows].map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`
}

function cellOf(value: string | null) {
  const text = value ?? ''
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}
