import { bannerStage } from './banner-stage.ts'
import { leaf } from './leaf.ts'
import { tape, waist } from './motif/body-motifs.ts'
import { glow } from './motif/face-motifs.ts'
import { apple } from './motif/food-motifs.ts'
import { cake, calendar, confetti, gift, speech, suitcase, sunHat } from './motif/thing-motifs.ts'
import { line } from './paint.ts'
import { palette } from './palette.ts'
import { place } from './place.ts'
import { plant } from './branch/backdrop.ts'
import { portrait } from './portrait/portrait.ts'
import { container } from './product/container.ts'
import { sun } from './sparkle.ts'

const { plum, rose, sand, white } = palette

const banners: Record<string, () => string> = {
  'bulan-kulit-sehat': () =>
    bannerStage({
      ground: palette.rosePale,
      light: palette.sandPale,
      inner:
        place(-12, 22, container({ kind: 'tube', cap: rose, mark: 'leaf' })) +
        place(46, 48, container({ kind: 'jar', cap: sand, mark: 'drop' }), { scale: 0.84 }) +
        leaf(34, 178, -28, 1.5) +
        leaf(172, 178, 26, 1.4) +
        leaf(146, 62, 14, 0.9, palette.sageLight),
    }),
  'paket-cerah-tiga-sesi': () =>
    bannerStage({
      ground: palette.sandPale,
      inner: place(-12, 0, glow()) + place(160, 192, calendar([1, 5, 9]), { scale: 0.66 }),
    }),
  'hari-ulang-tahun': () =>
    bannerStage({
      ground: palette.sagePale,
      light: palette.sandPale,
      inner:
        confetti([
          [40, 42, 20],
          [70, 24, -30],
          [104, 36, 60],
          [138, 22, 10],
          [164, 48, -50],
          [28, 80, 70],
          [178, 84, 30],
          [86, 60, 0],
        ]) +
        line('M20 172h160') +
        place(64, 171, gift(rose, sand)) +
        place(138, 172, cake(), { scale: 0.86 }),
    }),
  'akhir-pekan-langsing': () =>
    bannerStage({
      ground: palette.rosePale,
      inner:
        waist(palette.sandPale, tape(86), palette.skinMid, plum) +
        place(168, 152, apple(), { scale: 0.85 }) +
        leaf(28, 184, -24, 1.3),
    }),
  'konsultasi-gratis': () =>
    bannerStage({
      ground: palette.sandPale,
      light: palette.roseSoft,
      inner: doctor() + place(156, 70, speech(72, line('M-18-34H18M-18-24H4', plum)), { scale: 0.9 }),
    }),
  'paket-liburan': () =>
    bannerStage({
      ground: palette.sagePale,
      light: palette.sandPale,
      inner:
        sun(152, 50, 18) +
        place(36, 172, place(-24, -132, plant('palm', 24)), { scale: 1.5 }) +
        line('M14 172h172') +
        place(106, 168, suitcase()) +
        place(104, 94, sunHat(), { scale: 0.8 }) +
        place(110, 88, container({ kind: 'sunscreen', cap: palette.gold, mark: 'sun' }), { scale: 0.62 }),
    }),
}

export function drawBanner(slug: string): string {
  const banner = banners[slug]
  if (!banner) throw new Error(`No banner looks like ${slug}`)
  return banner()
}

function doctor(): string {
  const look = portrait(
    {
      ground: white,
      skin: palette.skinMid,
      shape: 'oval',
      head: { hair: 'ponytail', colour: palette.hairSoft },
      clothes: 'coat',
      cloth: palette.sage,
      stethoscope: true,
      earrings: true,
    },
    false,
  )
  return place(-12, 8, look, { scale: 1.2 })
}
