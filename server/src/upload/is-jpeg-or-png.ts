const signatures = [Buffer.from('ffd8ff', 'hex'), Buffer.from('89504e470d0a1a0a', 'hex')]

/** By its first bytes. What it really is shows when it is decoded. */
export function isJpegOrPng(bytes: Buffer) {
  return signatures.some((signature) => bytes.subarray(0, signature.length).equals(signature))
}
