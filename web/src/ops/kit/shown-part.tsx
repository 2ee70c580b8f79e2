type ShownPartProps = {
  shown: number
  all: number
  /** The items, and which of them are shown: 'kunjungan, yang terbaru'. */
  what: string
}

/** Below a truncated list: how many items of how many are shown. */
export function ShownPart({ shown, all, what }: ShownPartProps) {
  if (all <= shown) return null
  return (
    <p className="dim small num">
      {shown.toLocaleString('id')} dari {all.toLocaleString('id')} {what}
    </p>
  )
}
