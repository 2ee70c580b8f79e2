/** A LIKE pattern that finds the text anywhere and takes none of its signs as wildcards. */
export function containsPattern(text: string) {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}
