import { useEffect, useState } from 'react'

const PAUSE = 800

/** True once the user has stopped typing: a dialog that opens earlier would take the keystrokes. */
export function useTypingPause(active: boolean) {
  const [paused, setPaused] = useState(false)
  useEffect(() => {
    if (!active) return undefined
    const pause = () => setTimeout(() => setPaused(true), PAUSE)
    let timer = pause()
    function press() {
      clearTimeout(timer)
      timer = pause()
    }
    document.addEventListener('keydown', press)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('keydown', press)
      setPaused(false)
    }
  }, [active])
  return active && paused
}
