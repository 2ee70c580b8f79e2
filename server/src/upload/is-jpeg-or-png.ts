const signatures = [Buffer.from('ffd8ff', 'hex'), Buffer.from('89504e470d0a1a0a', 'hex')]

/** Checks the signature; the decoder decides whether it is valid. */
export function isJpegOrPng(bytes: Buffer) {
  return signatures.some((signature) => bytes.subarray(0, signature.length).equals(signature))
}
