type Wanted = { branch: number; date: string; search?: string }

/** Equal input shares one cache entry. */
export function sessionsInput({ branch, date, search = '' }: Wanted) {
  return { query: { date, branch, search } }
}
