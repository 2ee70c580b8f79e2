type ShownPartProps = {
  shown: number
  all: number
  /** What they are, and which of them are shown: 'kunjungan, yang terbaru'. */
  what: string
}

/** Below a list that does not show all there is. */
export function ShownPart({ shown, all, what }: ShownPartProps) {
  if (all <= shown) return null
  return (
    <p className="dim small num">
      {shown.toLocaleString('id')} dari {all.toLocaleString('id')} {what}
    </p>
  )
}
