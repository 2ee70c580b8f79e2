import { useEffect, useEffectEvent } from 'react'

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
}

/** Listens on the whole page. Characters are ignored while the user types in a field; Escape is not. */
export function useHotkey(key: string, act: (event: KeyboardEvent) => void, active = true): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== key || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (key !== 'Escape' && isTyping(event.target)) return
    event.preventDefault()
    act(event)
  })

  useEffect(() => {
    if (!active) return undefined
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [active])
}
