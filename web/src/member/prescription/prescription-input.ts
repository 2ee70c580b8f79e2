/** Page size. */
const PAGE = 6

export function listInput(page: string | undefined) {
  const number = page && /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1
  return { query: { page: number, limit: PAGE } }
}

/** undefined without a valid number */
export function visitIdOf(id: string | undefined) {
  return id && /^[1-9]\d{0,9}$/.test(id) ? id : undefined
}
