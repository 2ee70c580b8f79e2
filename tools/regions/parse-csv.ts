/** The lines below the heading, each as its fields; a quote inside a quoted field is doubled. */
export function parseCsv(text: string) {
  const [, ...lines] = text.trimEnd().split(/\r?\n/)
  return lines.map((line) => [...line.matchAll(/("(?:[^"]|"")*"|[^",]*)(?:,|$)/g)].map(([, field]) => unquote(field!)))
}

function unquote(field: string) {
  return field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field
}
