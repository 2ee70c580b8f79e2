/** Prescriptions on one page of the list. */
const PAGE = 6

/** What the list asks for. */
export function listInput(page: string | undefined) {
  const number = page && /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1
  return { query: { page: number, limit: PAGE } }
}

/** The number of a visit as the address gives it; none when it is no number. */
export function visitIdOf(id: string | undefined) {
  return id && /^[1-9]\d{0,9}$/.test(id) ? id : undefined
}
