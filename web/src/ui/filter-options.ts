export type Option = { id: number; name: string }

/** Those whose name contains what was typed, in either case. */
export function filterOptions<O extends Option>(options: readonly O[], typed: string): readonly O[] {
  const wanted = fold(typed)
  return wanted ? options.filter(({ name }) => fold(name).includes(wanted)) : options
}

/** The name before, within and after what was typed, so that the match can be marked. */
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
