let offset = 0

/** Every answer of the API says what time the server has; a phone whose clock is wrong still counts down rightly. */
export function recordServerTime(header: string | null) {
  const time = Number(header)
  if (header && Number.isFinite(time)) offset = time - Date.now()
}

/** Server clock minus this device's clock, in milliseconds. */
export function serverOffset() {
  return offset
}

export function serverNow() {
  return Date.now() + offset
}
