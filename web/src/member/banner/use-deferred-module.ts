import { useEffect, useState } from 'react'

/** By then the page has loaded, on a slow phone too. */
const LOAD_DELAY = 2_000

/** Loads an optional module a little later, or at once when it is about to be used. */
export function useDeferredModule<Module extends object>(
  load: () => Promise<Module>,
  { wanted, soon }: { wanted: boolean; soon: boolean },
) {
  const [module, setModule] = useState<Module>()
  useEffect(() => {
    if (!wanted) return undefined
    let isUnmounted = false
    const accept = (found: Module) => {
      if (!isUnmounted) setModule(found)
    }
    // On failure the page works as before.
    const timer = setTimeout(() => void load().then(accept, () => {}), soon ? 0 : LOAD_DELAY)
    return () => {
      isUnmounted = true
      clearTimeout(timer)
    }
  }, [load, wanted, soon])
  return module
}
