/** Characters whose WinAnsi code differs from Unicode. */
const moved: Record<string, number> = {
  '€': 0x80,
  '…': 0x85,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
  '™': 0x99,
}

/** A PDF string in WinAnsi. Unsupported characters lose their accent or become a question mark. */
export function pdfString(text: string) {
  let written = ''
  for (const letter of text.normalize('NFC')) written += escape(codeOf(letter))
  return `(${written})`
}

function codeOf(letter: string): number {
  const code = letter.codePointAt(0)!
  if ((code >= 0x20 && code <= 0x7e) || (code >= 0xa0 && code <= 0xff)) return code
  if (moved[letter]) return moved[letter]
  if (/\s/.test(letter)) return 0x20
  const plain = letter.normalize('NFD')[0]!
  return plain !== letter && plain.charCodeAt(0) <= 0x7e ? plain.charCodeAt(0) : 0x3f
}

/** Only printable ASCII, so that string offsets equal byte offsets. */
function escape(code: number) {
  const letter = String.fromCharCode(code)
  if ('()\\'.includes(letter)) return `\\${letter}`
  return code > 0x7e ? `\\${code.toString(8).padStart(3, '0')}` : letter
}
