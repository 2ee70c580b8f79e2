export const historyPath = '/user/point?tab=riwayat'

/** Anything but a number is page 1. */
export function historyInput(page: string | undefined) {
  const number = Number(page)
  return { query: { page: Number.isSafeInteger(number) && number >= 1 && number <= 1_000_000 ? number : 1 } }
}
