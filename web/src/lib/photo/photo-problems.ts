/** Problems that a device can detect before the upload. A hint, never a refusal. */
export type PhotoProblem = 'small' | 'dark' | 'bright' | 'blurred'

export const photoHints: Record<PhotoProblem, string> = {
  small: 'Foto terlalu kecil, ambil lagi dari jarak lebih dekat',
  dark: 'Foto terlalu gelap, cari tempat yang lebih terang',
  bright: 'Foto terlalu terang, hindari cahaya langsung',
  blurred: 'Foto buram, coba lagi',
}

/** Photos are checked at most this large on their longer side. */
export const CHECKED_EDGE = 1024

const SMALLEST_SIDE = 480
const DARKEST = 50
const BRIGHTEST = 225
/** Measured on drawn faces: sharp ones reach 28 and more, visibly blurred ones stay under 12, noise included. */
const LEAST_DETAIL = 14
const TILES = 6
/** Not the best tile, so that one hair cannot pass a whole photo; not the mean, so that a plain wall cannot fail it. */
const TILE_THAT_COUNTS = 2

type Size = { width: number; height: number }
/** RGBA per pixel, as from a canvas. */
export type Pixels = Size & { data: Uint8ClampedArray }

/** `size` is that of the original photo; the pixels may be a smaller copy. */
export function findPhotoProblem(pixels: Pixels, size: Size = pixels): PhotoProblem | undefined {
  if (Math.min(size.width, size.height) < SMALLEST_SIDE) return 'small'
  const grey = toGrey(pixels)
  const brightness = meanOf(grey)
  if (brightness < DARKEST) return 'dark'
  if (brightness > BRIGHTEST) return 'bright'
  return detailOf(grey, pixels) < LEAST_DETAIL ? 'blurred' : undefined
}

function toGrey({ data, width, height }: Pixels) {
  const grey = new Float32Array(width * height)
  for (let at = 0; at < grey.length; at++) {
    grey[at] = 0.299 * data[4 * at]! + 0.587 * data[4 * at + 1]! + 0.114 * data[4 * at + 2]!
  }
  return grey
}

function meanOf(values: Float32Array) {
  let sum = 0
  for (const value of values) sum += value
  return sum / values.length
}

/** The variance of the Laplacian per tile: large with sharp edges, small in every tile of a blurred photo. */
function detailOf(grey: Float32Array, { width, height }: Size) {
  const smooth = withoutGrain(grey, { width, height })
  const tiles = Array.from({ length: TILES * TILES }, () => ({ count: 0, sum: 0, squares: 0 }))
  for (let y = 2; y < height - 2; y++) {
    for (let x = 2; x < width - 2; x++) {
      const at = y * width + x
      const around = smooth[at - 1]! + smooth[at + 1]! + smooth[at - width]! + smooth[at + width]!
      const bend = around - 4 * smooth[at]!
      const tile = tiles[Math.floor((y * TILES) / height) * TILES + Math.floor((x * TILES) / width)]!
      tile.count += 1
      tile.sum += bend
      tile.squares += bend * bend
    }
  }
  const variances = tiles.map(({ count, sum, squares }) => squares / count - (sum / count) ** 2)
  return variances.toSorted((one, other) => other - one)[TILE_THAT_COUNTS]!
}

/** Smooths the noise of a small camera, which would count as detail. */
function withoutGrain(grey: Float32Array, { width, height }: Size) {
  const smooth = new Float32Array(grey.length)
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x
      const corners = grey[at - width - 1]! + grey[at - width + 1]! + grey[at + width - 1]! + grey[at + width + 1]!
      const sides = grey[at - 1]! + grey[at + 1]! + grey[at - width]! + grey[at + width]!
      smooth[at] = (corners + 2 * sides + 4 * grey[at]!) / 16
    }
  }
  return smooth
}
