import { useEffect, useRef } from 'react'

/** For a horizontally scrolling row: scrolls to the current item whenever it changes. */
export function useScrollToCurrent<E extends HTMLElement>(chosen: string | undefined) {
  const row = useRef<E>(null)
  useEffect(() => {
    const current = row.current?.querySelector('[aria-current]')
    if (chosen === undefined || !row.current || !current) return
    const { left, width } = current.getBoundingClientRect()
    const place = row.current.getBoundingClientRect()
    row.current.scrollLeft += left + width / 2 - (place.left + place.width / 2)
  }, [chosen])
  return row
}
