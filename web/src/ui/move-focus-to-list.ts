/**
 * As the `ref` of a row that its own button takes out: the focus goes on to its list, or with the last row to the field
 * before it, by which one adds to it.
 */
export function moveFocusToList(row: HTMLElement | null) {
  const list = row?.parentElement
  return () => {
    if (!list || !row?.contains(document.activeElement)) return
    const fields = [
      ...(list.closest('form, main, [role$=dialog]')?.querySelectorAll<HTMLElement>('input, select') ?? []),
    ]
    const before = fields.findLast((one) => one.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING)
    queueMicrotask(() => {
      // The visitor or what came instead may have it already.
      if (document.activeElement !== document.body) return
      if (list.isConnected) list.tabIndex = -1
      const place = list.isConnected ? list : (before ?? fields[0])
      place?.focus({ preventScroll: true })
    })
  }
}
