/** Widths of the characters from space to tilde, in thousandths of the font size. */
const regular = `278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556
  278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667
  944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500
  278 556 500 722 500 500 500 334 260 334 584`
const bold = `278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556
  333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667
  944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556
  333 611 556 778 556 556 500 389 280 389 584`

export type Font = 'regular' | 'bold'
const widths: Record<Font, number[]> = { regular: numbers(regular), bold: numbers(bold) }
const FIRST = 32

/** Accents add no width, and other characters beyond ASCII count as wide as a digit. */
export function textWidth(text: string, font: Font, size: number) {
  let thousandths = 0
  for (const letter of text.normalize('NFD').replaceAll(/\p{M}/gu, '')) {
    thousandths += widths[font][letter.codePointAt(0)! - FIRST] ?? 556
  }
  return (thousandths * size) / 1000
}

/** Wraps text to a width in points. A word wider than that is split. */
export function wrapText(text: string, font: Font, size: number, width: number) {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).filter(Boolean).flatMap(pieces)) {
    const longer = line ? `${line} ${word}` : word
    if (textWidth(longer, font, size) <= width) line = longer
    else {
      if (line) lines.push(line)
      line = word
    }
  }
  return line ? [...lines, line] : lines

  function pieces(word: string): string[] {
    if (textWidth(word, font, size) <= width) return [word]
    const letters = Array.from(word)
    let fitting = 1
    while (textWidth(letters.slice(0, fitting + 1).join(''), font, size) <= width) fitting++
    return [letters.slice(0, fitting).join(''), ...pieces(letters.slice(fitting).join(''))]
  }
}

function numbers(text: string) {
  return text.split(/\s+/).map(Number)
}
