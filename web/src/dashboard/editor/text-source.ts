/** A textarea of this size handles a keystroke within a frame; one with a megabyte does not. */
const PART = 32_000
const LARGEST_PART = 64_000

/** Splits a text into parts that can be edited without delay, between paragraphs if possible. */
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

/** The text of a form, one part of which is in the field. It is read on demand, so that keystrokes cause no render. */
export function createTextSource(text: string) {
  let parts = splitText(text)
  let place = 0
  let area: HTMLTextAreaElement | undefined

  const shown = () => area?.value ?? parts[place]!
  const storePart = () => (parts[place] = shown())

  function show(wanted: number) {
    place = wanted
    if (area) area.value = parts[place]!
  }

  return {
    /** Not cleared on unmount: the last text is still needed then. */
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
      storePart()
      show(Math.max(0, Math.min(parts.length - 1, wanted)))
    },
    setText: (next: string) => {
      parts = splitText(next)
      show(0)
    },
    /** Splits the part in the field if it has grown too large, keeping the cursor. True if it did. */
    resplit: () => {
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
    /** Replaces a piece in the parts that are not in the field. */
    replaceElsewhere: (piece: string, by: string) => {
      parts = parts.map((part, at) => (at === place ? part : part.replace(piece, () => by)))
    },
  }
}
