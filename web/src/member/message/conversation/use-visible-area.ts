import { useEffect, useRef } from 'react'

/** On phones the keyboard covers the page without resizing it: the element follows the visual viewport. */
export function useVisibleArea() {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    const area = window.visualViewport
    if (!area) return undefined
    function follow() {
      const element = ref.current
      if (!area || !element) return
      const covered = window.innerHeight - area.height > 1 && area.scale === 1
      element.style.setProperty('--area', covered ? `${area.height}px` : '100%')
      element.style.setProperty('--area-top', covered ? `${area.offsetTop}px` : '0')
    }
    follow()
    area.addEventListener('resize', follow)
    area.addEventListener('scroll', follow)
    return () => {
      area.removeEventListener('resize', follow)
      area.removeEventListener('scroll', follow)
    }
  }, [])
  return ref
}
