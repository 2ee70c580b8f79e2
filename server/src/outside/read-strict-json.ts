const MAX_DEPTH = 32

/** Valid UTF-8, no name twice in one object, limited depth. */
export function readStrictJson(bytes: Uint8Array): unknown {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  const value: unknown = JSON.parse(text)
  refuseRepeats(text)
  return value
}

/** The text is known to be valid JSON, so every string before a colon is a name. */
function refuseRepeats(text: string) {
  const open: (Set<string> | undefined)[] = []
  for (const [, name, bracket] of text.matchAll(/("(?:[^"\\]|\\.)*")\s*:|"(?:[^"\\]|\\.)*"|([[\]{}])/g)) {
    if (bracket === '{' || bracket === '[') {
      if (open.push(bracket === '{' ? new Set() : undefined) > MAX_DEPTH) throw new SyntaxError('too deep')
    } else if (bracket) open.pop()
    else if (name) {
      const names = open.at(-1)
      const plain = JSON.parse(name) as string
      if (names?.has(plain)) throw new SyntaxError('a name twice')
      names?.add(plain)
    }
  }
}
