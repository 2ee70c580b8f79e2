import { createContext, use, useId, useLayoutEffect } from 'react'

/** The forms and fields that hold something typed and not saved, by a name of their own. */
export type TypedWork = Set<string>

const TypedWorkContext = createContext<TypedWork | null>(null)

/** Around what is thrown away together. */
export const TypedWorkProvider = TypedWorkContext.Provider

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
