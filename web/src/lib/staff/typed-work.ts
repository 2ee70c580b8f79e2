import { createContext, use, useEffect, useId, useLayoutEffect, useState } from 'react'
import { watchUnsavedWork } from './unsaved-work.ts'

/** The forms and fields that hold something typed and not saved, by a name of their own. */
export type TypedWork = Set<string>

const TypedWorkContext = createContext<TypedWork | null>(null)

/** Around what is thrown away together. */
export const TypedWorkProvider = TypedWorkContext.Provider

/** For such a provider: nobody signs out over it unawares, and whoever goes without it is asked no more. */
export function useWatchedWork() {
  const [work] = useState<TypedWork>(() => new Set())
  useEffect(() => watchUnsavedWork({ isUnsaved: () => work.size > 0, forget: () => work.clear() }), [work])
  return work
}

/** Counted among the typed work around it, if that is watched. */
export function useTypedWork(isTyped: boolean) {
  const id = useId()
  const work = use(TypedWorkContext)
  useLayoutEffect(() => {
    if (!work || !isTyped) return undefined
    work.add(id)
    return () => void work.delete(id)
  }, [id, work, isTyped])
}
