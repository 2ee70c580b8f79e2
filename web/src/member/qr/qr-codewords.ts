import { correctionCodewords } from './reed-solomon.ts'

/** Versions 1 to 6 at level M (15 percent error correction): equal blocks, and codewords per block. */
const versions = [
  { blocks: 1, data: 16, correction: 10 },
  { blocks: 1, data: 28, correction: 16 },
  { blocks: 1, data: 44, correction: 26 },
  { blocks: 2, data: 32, correction: 18 },
  { blocks: 2, data: 43, correction: 24 },
  { blocks: 4, data: 27, correction: 16 },
]

const ALPHANUMERIC = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:'

/** The codewords of a symbol in drawing order, and the smallest version that holds them. */
export function qrCodewords(text: string) {
  const bits = isAlphanumeric(text) ? alphanumericBits(text) : byteBits(text)
  const place = versions.findIndex(({ blocks, data }) => bits.length <= blocks * data * 8)
  const layout = versions[place]
  if (!layout) throw new Error('Too long for a QR code of version 6')
  const words = padded(bits, layout.blocks * layout.data)
  const blocks = Array.from({ length: layout.blocks }, (_, block) =>
    words.slice(block * layout.data, (block + 1) * layout.data),
  )
  const corrections = blocks.map((block) => correctionCodewords(block, layout.correction))
  return { version: place + 1, codewords: [...inTurn(blocks), ...inTurn(corrections)] }
}

function isAlphanumeric(text: string) {
  return Array.from(text).every((sign) => ALPHANUMERIC.includes(sign))
}

function alphanumericBits(text: string) {
  const values = Array.from(text, (sign) => ALPHANUMERIC.indexOf(sign))
  let bits = '0010' + binary(values.length, 9)
  for (let place = 0; place < values.length; place += 2) {
    const [first = 0, second] = values.slice(place, place + 2)
    bits += second === undefined ? binary(first, 6) : binary(first * 45 + second, 11)
  }
  return bits
}

function byteBits(text: string) {
  const bytes = Array.from(new TextEncoder().encode(text))
  return '0100' + binary(bytes.length, 8) + bytes.map((byte) => binary(byte, 8)).join('')
}

/** Terminated, padded to whole codewords, and then to the capacity of the version. */
function padded(bits: string, capacity: number) {
  const ended = bits + '0'.repeat(Math.min(4, capacity * 8 - bits.length))
  const whole = ended.padEnd(Math.ceil(ended.length / 8) * 8, '0')
  const words = (whole.match(/.{8}/g) ?? []).map((word) => parseInt(word, 2))
  return Array.from({ length: capacity }, (_, place) => words[place] ?? ((place - words.length) % 2 ? 17 : 236))
}

/** Interleaved, so that a scratch damages every block only a little. */
function inTurn(blocks: number[][]) {
  return blocks[0]!.flatMap((_, place) => blocks.map((block) => block[place]!))
}

function binary(value: number, length: number) {
  return value.toString(2).padStart(length, '0')
}
