export type Option = { id: number; name: string }

/** Options whose name contains the typed text, ignoring case. */
export function filterOptions<O extends Option>(options: readonly O[], typed: string): readonly O[] {
  const wanted = fold(typed)
  return wanted ? options.filter(({ name }) => fold(name).includes(wanted)) : options
}

/** Splits the name around the typed text, so that the match can be highlighted. */
export function splitMatch(name: string, typed: string): [before: string, match: string, after: string] {
  const wanted = fold(typed)
  const start = wanted ? fold(name).indexOf(wanted) : -1
  if (start < 0) return [name, '', '']
  const end = start + wanted.length
  return [name.slice(0, start), name.slice(start, end), name.slice(end)]
}

function fold(text: string) {
  return text.trim().toLowerCase()
}
