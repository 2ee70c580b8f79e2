/**
 * As the `ref` of a row that its own button removes: the focus moves to its list or, after the last row, to the field
 * before the list.
 */
export function moveFocusToList(row: HTMLElement | null) {
  const list = row?.parentElement
  return () => {
    if (!list || !row?.contains(document.activeElement)) return
    const fields = [
      ...(list.closest('form, main, [role$=dialog]')?.querySelectorAll<HTMLElement>('input, select') ?? []),
    ]
    const fieldBefore = fields.findLast((one) => one.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING)
    queueMicrotask(() => {
      // The focus may already be elsewhere.
      if (document.activeElement !== document.body) return
      if (list.isConnected) list.tabIndex = -1
      const target = list.isConnected ? list : (fieldBefore ?? fields[0])
      target?.focus({ preventScroll: true })
    })
  }
}
