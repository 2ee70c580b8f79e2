import { crc32 } from 'node:zlib'
import { expect } from 'vitest'

/** Reads by the central directory, as ZIP programs do. */
export function readZip(zip: Buffer) {
  const files = new Map<string, Buffer>()
  let at = zip.readUInt32LE(zip.length - 6)
  for (let left = zip.readUInt16LE(zip.length - 12); left > 0; left--) {
    const length = zip.readUInt32LE(at + 24)
    const name = zip.toString('utf8', at + 46, at + 46 + zip.readUInt16LE(at + 28))
    const start = zip.readUInt32LE(at + 42) + 30 + name.length
    const bytes = zip.subarray(start, start + length)
    expect(crc32(bytes)).toBe(zip.readUInt32LE(at + 16))
    files.set(name, bytes)
    at += 46 + name.length
  }
  return files
}
