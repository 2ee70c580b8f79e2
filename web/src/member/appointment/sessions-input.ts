type Wanted = { branch: number; date: string; search?: string }

/** The same input means the same entry of the cache, for whoever asks. */
export function sessionsInput({ branch, date, search = '' }: Wanted) {
  return { query: { date, branch, search } }
}
