const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** 'baru saja', '5 menit yang lalu': by hand, because browsers and Node format it differently. */
export function formatAgo(at: string, now: number) {
  const passed = now - Date.parse(at)
  if (passed < minute) return 'baru saja'
  if (passed < hour) return `${Math.floor(passed / minute)} menit yang lalu`
  if (passed < day) return `${Math.floor(passed / hour)} jam yang lalu`
  return `${Math.floor(passed / day)} hari yang lalu`
}
