/** Page size. */
const PAGE = 5

export function historyInput(page: string | undefined) {
  const number = page && /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1
  return { query: { page: number, limit: PAGE } }
}

/** For pages that only need to know whether there is an ongoing appointment. */
export const ongoingInput = { query: { page: 1, limit: 1 } }
