import { useEffect, useEffectEvent, type RefObject } from 'react'

/**
 * On click and not on leaving the field: what closes gives its place away, and a press that has begun on something
 * below would end beside it.
 */
export function useClickOutside(place: RefObject<HTMLElement | null>, active: boolean, act: () => void) {
  const press = useEffectEvent(({ target }: MouseEvent) => {
    if (active && target instanceof Node && target.isConnected && !place.current?.contains(target)) act()
  })
  useEffect(() => {
    document.addEventListener('click', press)
    return () => document.removeEventListener('click', press)
  }, [])
}
