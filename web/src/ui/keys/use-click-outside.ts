import { useEffect, useEffectEvent, type RefObject } from 'react'

/** On click, not on blur: closing moves the layout, and a click that began on something below would miss it. */
export function useClickOutside(place: RefObject<HTMLElement | null>, active: boolean, act: () => void) {
  const press = useEffectEvent(({ target }: MouseEvent) => {
    if (active && target instanceof Node && target.isConnected && !place.current?.contains(target)) act()
  })
  useEffect(() => {
    document.addEventListener('click', press)
    return () => document.removeEventListener('click', press)
  }, [])
}
