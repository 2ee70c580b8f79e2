import { useEffect, useState } from 'react'

const PAUSE = 800

/** True once whoever types has paused: what opens under moving fingers would swallow her words. */
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
