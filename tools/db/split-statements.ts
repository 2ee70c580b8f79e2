/** What a semicolon may stand in without ending a statement: texts, names, comments, function bodies; also unfinished ones. */
const pieces =
  /\be'(?:[^'\\]|\\.|'')*(?:'|$)|'[^']*(?:'|$)|"[^"]*(?:"|$)|--.*|\/\*[^]*?(?:\*\/|$)|\$(\w*)\$[^]*?(?:\$\1\$|$)|;/gi

/** The finished statements of a text without their semicolons, and what follows the last one. */
export function splitStatements(text: string) {
  const statements: string[] = []
  let begin = 0
  for (const { 0: piece, index } of text.matchAll(pieces)) {
    if (piece !== ';') continue
    statements.push(text.slice(begin, index).trim())
    begin = index + 1
  }
  return { statements: statements.filter(Boolean), rest: text.slice(begin).trimStart() }
}
