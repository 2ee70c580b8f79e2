import type { Selected, TextEdit } from './markdown-acts.ts'

export function selectedIn(area: HTMLTextAreaElement): Selected {
  return { text: area.value, start: area.selectionStart, end: area.selectionEnd }
}

/** Inserts like typing, so that Ctrl+Z undoes it. */
export function applyEdit(area: HTMLTextAreaElement, { from, to, insert, select: [start, end] }: TextEdit) {
  area.focus()
  area.setSelectionRange(from, to)
  // The only insertion that browsers can undo; its removal is not planned.
  // oxlint-disable-next-line typescript/no-deprecated
  if (!document.execCommand('insertText', false, insert)) {
    area.setRangeText(insert, from, to, 'end')
    area.dispatchEvent(new Event('input', { bubbles: true }))
  }
  area.setSelectionRange(start, end)
}

/** Replaces a piece wherever it is now, without moving the cursor of the user, who may be typing. */
export function replaceIn(area: HTMLTextAreaElement, piece: string, by: string) {
  const at = area.value.indexOf(piece)
  if (at < 0) return false
  const [start, end] = [area.selectionStart, area.selectionEnd].map((place) =>
    placeAfter(place, { at, length: piece.length, by: by.length }),
  )
  area.setRangeText(by, at, at + piece.length)
  area.setSelectionRange(start!, end!)
  area.dispatchEvent(new Event('input', { bubbles: true }))
  return true
}

/** The position of a cursor after a piece was replaced; at the end of the piece it stays behind it. */
export function placeAfter(place: number, { at, length, by }: { at: number; length: number; by: number }) {
  if (place <= at) return place
  return place >= at + length ? place + by - length : at + by
}
