import { useEffect, useState } from 'react'

/** A part of the program that nobody waits for: fetched once the page has nothing better to do. */
export function useLaterModule<Module extends object>(load: () => Promise<Module>, wanted: boolean) {
  const [module, setModule] = useState<Module>()
  useEffect(() => {
    if (!wanted) return undefined
    let left = false
    const take = (found: Module) => {
      if (!left) setModule(found)
    }
    // Without it the page is as it was before.
    const fetchIt = () => void load().then(take, () => {})
    const cancel = whenIdle(fetchIt)
    return () => {
      left = true
      cancel()
    }
  }, [load, wanted])
  return module
}

function whenIdle(work: () => void) {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 500)
    return () => clearTimeout(timer)
  }
  const turn = requestIdleCallback(work, { timeout: 3000 })
  return () => cancelIdleCallback(turn)
}
