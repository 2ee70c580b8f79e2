/** As random as `crypto.randomUUID`, which pages without https do not have. */
export function randomKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
