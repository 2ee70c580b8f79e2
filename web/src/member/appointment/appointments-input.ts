/** Earlier appointments on one page of the list. */
const PAGE = 5

/** What the list of appointments asks for. */
export function historyInput(page: string | undefined) {
  const number = page && /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1
  return { query: { page: number, limit: PAGE } }
}

/** For pages that only need to know whether one is to come. */
export const ongoingInput = { query: { page: 1, limit: 1 } }
