import { createContext, use, useEffect, useId, useLayoutEffect, useState } from 'react'
import { watchUnsavedWork } from './unsaved-work.ts'

/** The forms and fields that hold something typed and not saved, by a name of their own. */
export type DirtyForms = Set<string>

const DirtyFormsContext = createContext<DirtyForms | null>(null)

/** Around what is thrown away together. */
export const DirtyFormsProvider = DirtyFormsContext.Provider

/** For such a provider: nobody signs out over it unawares, and whoever goes without it is asked no more. */
export function useDirtyForms() {
  const [work] = useState<DirtyForms>(() => new Set())
  useEffect(() => watchUnsavedWork({ isUnsaved: () => work.size > 0, forget: () => work.clear() }), [work])
  return work
}

/** Counted among the typed work around it, if that is watched. */
export function useDirtyForm(isTyped: boolean) {
  const id = useId()
  const work = use(DirtyFormsContext)
  useLayoutEffect(() => {
    if (!work || !isTyped) return undefined
    work.add(id)
    return () => void work.delete(id)
  }, [id, work, isTyped])
}
