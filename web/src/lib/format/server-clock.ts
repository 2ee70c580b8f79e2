let offset = 0

/** Every API answer carries the server's time, so that countdowns are right on a device with a wrong clock. */
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
