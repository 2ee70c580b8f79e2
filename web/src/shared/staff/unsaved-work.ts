export type UnsavedWork = {
  /** Whether some of it would be lost with the session. */
  isUnsaved: () => boolean
  /** Saves it on the server while there is a session. */
  save?: () => Promise<void>
  /** The user discards it. */
  forget?: () => void
}

const watched = new Set<UnsavedWork>()

/** Registers unsaved work of this tab, so that a sign-out can save it or warn. */
export function watchUnsavedWork(work: UnsavedWork) {
  watched.add(work)
  return () => void watched.delete(work)
}

export function hasUnsavedWork() {
  return [...watched].some((work) => work.isUnsaved())
}

/** Returns whether some of it could not be saved. */
export async function saveUnsavedWork() {
  await Promise.allSettled([...watched].map(async (work) => work.save?.()))
  return hasUnsavedWork()
}

export function forgetUnsavedWork() {
  for (const work of watched) work.forget?.()
}
