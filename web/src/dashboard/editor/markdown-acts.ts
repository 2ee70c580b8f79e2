export type Selected = { text: string; start: number; end: number }
/** A replacement of a range, and the selection afterwards. */
export type TextEdit = { from: number; to: number; insert: string; select: [start: number, end: number] }

/** Bold, italic, code: adds the marks around the selection, or removes them if present. */
export function wrap({ text, start, end }: Selected, mark: string, placeholder: string): TextEdit {
  const size = mark.length
  if (text.slice(start - size, start) === mark && text.slice(end, end + size) === mark) {
    const inner = text.slice(start, end)
    return { from: start - size, to: end + size, insert: inner, select: [start - size, end - size] }
  }
  const inner = text.slice(start, end) || placeholder
  return {
    from: start,
    to: end,
    insert: `${mark}${inner}${mark}`,
    select: [start + size, start + size + inner.length],
  }
}

/** A heading, a list, a quote: adds the prefix to every selected line, or removes it if all have it. */
export function prefixLines({ text, start, end }: Selected, prefix: (place: number) => string): TextEdit {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const after = text.indexOf('\n', end)
  const to = after < 0 ? text.length : after
  const lines = text.slice(from, to).split('\n')
  const all = lines.every((line, place) => line.startsWith(prefix(place)))
  const insert = lines
    .map((line, place) => (all ? line.slice(prefix(place).length) : prefix(place) + bare(line)))
    .join('\n')
  return { from, to, insert, select: [from, from + insert.length] }
}

/** Without the prefix of another kind of line. */
function bare(line: string) {
  return line.replace(/^(#{1,6} |[-*] |\d+\. |> )/, '')
}

export function link({ text, start, end }: Selected): TextEdit {
  const chosen = text.slice(start, end)
  const isAddress = /^(https?:\/\/|\/)\S+$/.test(chosen)
  const label = isAddress ? 'teks tautan' : chosen || 'teks tautan'
  const target = isAddress ? chosen : 'https://'
  const insert = `[${label}](${target})`
  // Selects what the user still has to enter.
  const at = isAddress || !chosen ? start + 1 : start + label.length + 3
  const length = isAddress || !chosen ? label.length : target.length
  return { from: start, to: end, insert, select: [at, at + length] }
}

export function block({ text, start, end }: Selected, content: string): TextEdit {
  const before = start === 0 || text.slice(0, start).endsWith('\n\n') ? '' : text[start - 1] === '\n' ? '\n' : '\n\n'
  const insert = `${before}${content}\n\n`
  const at = start + insert.length
  return { from: start, to: end, insert, select: [at, at] }
}

export const TABLE = '| Kolom 1 | Kolom 2 |\n| --- | --- |\n| Isi | Isi |'
