import { createContext, use, useEffect, useId, useLayoutEffect, useState } from 'react'
import { watchUnsavedWork } from './unsaved-work.ts'

/** The ids of forms and fields with unsaved input. */
export type DirtyForms = Set<string>

const DirtyFormsContext = createContext<DirtyForms | null>(null)

/** Goes around forms that are discarded together. */
export const DirtyFormsProvider = DirtyFormsContext.Provider

/** For the provider: warns before a sign-out discards input; after that confirmation nothing asks again. */
export function useDirtyForms() {
  const [work] = useState<DirtyForms>(() => new Set())
  useEffect(() => watchUnsavedWork({ isUnsaved: () => work.size > 0, forget: () => work.clear() }), [work])
  return work
}

/** Marks the surrounding form as dirty, if there is a provider. */
export function useDirtyForm(isTyped: boolean) {
  const id = useId()
  const work = use(DirtyFormsContext)
  useLayoutEffect(() => {
    if (!work || !isTyped) return undefined
    work.add(id)
    return () => void work.delete(id)
  }, [id, work, isTyped])
}
