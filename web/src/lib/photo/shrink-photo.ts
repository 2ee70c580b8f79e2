import { PICTURE_BYTES, PICTURE_EDGE, PICTURE_INVALID } from '@nmw/contract/upload'

type Drawable = { width: number; height: number; source: CanvasImageSource; release: () => void }

const qualities = [0.85, 0.7, 0.5]

/** A JPEG within the server's limits, from anything the browser can decode, on iPhones also HEIC. */
export async function shrinkPhoto(file: Blob): Promise<Blob> {
  const { width, height, source, release } = await decode(file)
  try {
    const scale = Math.min(1, PICTURE_EDGE / Math.max(width, height))
    const size = [width, height].map((side) => Math.max(1, Math.round(side * scale))) as [number, number]
    const draw = createCanvas(size, source)
    for (const quality of qualities) {
      const jpeg = await draw(quality)
      if (jpeg && jpeg.size <= PICTURE_BYTES) return jpeg
    }
  } finally {
    release()
  }
  throw new Error(PICTURE_INVALID)
}

async function decode(file: Blob): Promise<Drawable> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    return { width: bitmap.width, height: bitmap.height, source: bitmap, release: () => bitmap.close() }
  } catch {
    return decodeAsElement(file)
  }
}

/** Safari displays HEIC but creates no bitmap of it. */
async function decodeAsElement(file: Blob): Promise<Drawable> {
  const url = URL.createObjectURL(file)
  const release = () => URL.revokeObjectURL(url)
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    return { width: image.naturalWidth, height: image.naturalHeight, source: image, release }
  } catch {
    release()
    throw new Error(PICTURE_INVALID)
  }
}

function createCanvas([width, height]: [number, number], source: CanvasImageSource) {
  const paint = (context: CanvasDrawImage & CanvasFillStrokeStyles & CanvasRect) => {
    // JPEG has no transparency; transparent pixels would turn black.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, width, height)
    context.drawImage(source, 0, 0, width, height)
  }
  if ('OffscreenCanvas' in globalThis) {
    const canvas = new OffscreenCanvas(width, height)
    paint(canvas.getContext('2d')!)
    return (quality: number) => canvas.convertToBlob({ type: 'image/jpeg', quality })
  }
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  paint(canvas.getContext('2d')!)
  return (quality: number) => new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
}
