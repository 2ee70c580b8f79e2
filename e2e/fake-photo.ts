import sharp from 'sharp'

type Wanted = { edge?: number; format?: 'jpeg' | 'png' | 'gif' }

/** A noisy square picture for a file chooser; large ones need several chunks. */
export async function fakePhoto({ edge = 1400, format = 'jpeg' }: Wanted = {}) {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 }
  const picture = sharp({ create: { width: edge, height: edge, channels: 3, background: '#888', noise } })
  const buffer = await picture.toFormat(format).toBuffer()
  return { name: `foto.${format}`, mimeType: `image/${format}`, buffer }
}
