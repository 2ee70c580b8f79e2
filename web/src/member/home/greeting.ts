const hour = 3_600_000
const wib = 7

/** 'Selamat pagi' by Jakarta time; `at` is in milliseconds. */
export function greeting(at: number) {
  const now = Math.floor(at / hour + wib) % 24
  if (now < 4 || now >= 18) return 'Selamat malam'
  if (now < 11) return 'Selamat pagi'
  if (now < 15) return 'Selamat siang'
  return 'Selamat sore'
}
