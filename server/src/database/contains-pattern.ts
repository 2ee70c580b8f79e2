/** A LIKE pattern that matches the text anywhere, with wildcards escaped. */
export function containsPattern(text: string) {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}
