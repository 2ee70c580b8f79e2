/** A field of this size answers every key within a frame; one with a whole megabyte does not. */
const PART = 32_000
const LARGEST_PART = 64_000

/** Cuts a text into parts that can be edited without a delay, between paragraphs where there are some. */
export function splitText(text: string): string[] {
  if (text.length <= LARGEST_PART) return [text]
  const parts: string[] = []
  let from = 0
  while (text.length - from > LARGEST_PART) {
    const paragraph = text.lastIndexOf('\n\n', from + PART)
    const line = text.lastIndexOf('\n', from + PART)
    const cut = paragraph > from ? paragraph + 2 : line > from ? line + 1 : from + PART
    parts.push(text.slice(from, cut))
    from = cut
  }
  return [...parts, text.slice(from)]
}

export type TextSource = ReturnType<typeof createTextSource>

/** The text of a form, one part of which is in the field. Whoever wants the text asks, so that no key costs a render. */
export function createTextSource(text: string) {
  let parts = splitText(text)
  let place = 0
  let area: HTMLTextAreaElement | undefined

  const shown = () => area?.value ?? parts[place]!
  const keep = () => (parts[place] = shown())

  function show(wanted: number) {
    place = wanted
    if (area) area.value = parts[place]!
  }

  return {
    /** Kept when the page is left, too: its last words are still wanted then. */
    attach: (element: HTMLTextAreaElement | null) => {
      if (element) area = element
    },
    area: () => area!,
    place: () => place,
    count: () => parts.length,
    length: () => parts.reduce((sum, part, at) => sum + (at === place ? shown() : part).length, 0),
    shown,
    text: () => parts.map((part, at) => (at === place ? shown() : part)).join(''),
    goTo: (wanted: number) => {
      keep()
      show(Math.max(0, Math.min(parts.length - 1, wanted)))
    },
    setText: (next: string) => {
      parts = splitText(next)
      show(0)
    },
    /** The part in the field has grown too large: cut anew, with the cursor where it was. True when something changed. */
    tidy: () => {
      if (shown().length <= LARGEST_PART) return false
      let cursor = area?.selectionStart ?? 0
      const fresh = splitText(shown())
      const start = place
      parts = [...parts.slice(0, start), ...fresh, ...parts.slice(start + 1)]
      let at = 0
      while (at < fresh.length - 1 && cursor > fresh[at]!.length) cursor -= fresh[at++]!.length
      show(start + at)
      area?.setSelectionRange(cursor, cursor)
      return true
    },
    /** Replaces a piece in a part that is not in the field. */
    replaceElsewhere: (piece: string, by: string) => {
      parts = parts.map((part, at) => (at === place ? part : part.replace(piece, () => by)))
    },
  }
}
