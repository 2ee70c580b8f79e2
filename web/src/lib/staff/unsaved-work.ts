export type UnsavedWork = {
  /** Whether some of it would be gone with the session. */
  isUnsaved: () => boolean
  /** Hands it to the server while there is a session. */
  save?: () => Promise<void>
  /** Its writer goes without it. */
  forget?: () => void
}

const watched = new Set<UnsavedWork>()

/** What is written in this tab, so that nobody signs out over it unawares. */
export function watchUnsavedWork(work: UnsavedWork) {
  watched.add(work)
  return () => void watched.delete(work)
}

export function hasUnsavedWork() {
  return [...watched].some((work) => work.isUnsaved())
}

/** Gives whether something is left that could not be saved. */
export async function saveUnsavedWork() {
  await Promise.allSettled([...watched].map(async (work) => work.save?.()))
  return hasUnsavedWork()
}

export function forgetUnsavedWork() {
  for (const work of watched) work.forget?.()
}
