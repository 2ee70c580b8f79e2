import sharp from 'sharp'

/** A photo like that of a phone: rotated by EXIF, with GPS coordinates. */
export function makePhoto({ width = 640, height = 480, quality = 90, noise = 20 } = {}) {
  return sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: noise } },
  })
    .withExif({
      IFD0: { Make: 'NMW', ImageDescription: 'SECRET-DESCRIPTION' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '6/1 12/1 30/1', GPSLongitudeRef: 'E', GPSLongitude: '106/1 49/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality })
    .toBuffer()
}
