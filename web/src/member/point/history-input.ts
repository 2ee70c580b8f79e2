export const historyPath = '/user/point?tab=riwayat'

/** The page an address asks for; whatever is no number is the first. */
export function historyInput(page: string | undefined) {
  const number = Number(page)
  return { query: { page: Number.isSafeInteger(number) && number >= 1 && number <= 1_000_000 ? number : 1 } }
}
