const STEP = 0x6000

/** In chunks divisible by three, because a call takes a limited number of arguments. */
export function toBase64(bytes: Uint8Array) {
  let text = ''
  for (let start = 0; start < bytes.length; start += STEP) {
    text += btoa(String.fromCharCode(...bytes.subarray(start, start + STEP)))
  }
  return text
}
