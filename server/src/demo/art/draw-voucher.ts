import { lotus } from './branch/building.ts'
import { tape, waist } from './motif/body-motifs.ts'
import { hydratingFacial, ledMask } from './motif/face-motifs.ts'
import { pigmentLaser } from './motif/light-motifs.ts'
import { peeling } from './motif/skin-motifs.ts'
import { spiceScrub } from './motif/spice-scrub.ts'
import { fill, line } from './paint.ts'
import { palette as p, type Colour } from './palette.ts'
import { picture } from './picture.ts'
import { place } from './place.ts'
import { sparkle } from './sparkle.ts'

type VoucherLook = { ground: Colour; field: Colour; motif: () => string }

const vouchers: Record<string, VoucherLook> = {
  facial: { ground: p.rosePale, field: p.roseSoft, motif: hydratingFacial },
  peeling: { ground: p.sagePale, field: p.sageLight, motif: peeling },
  led: { ground: p.sandPale, field: p.stone, motif: ledMask },
  laser: { ground: p.sandPale, field: p.sageLight, motif: pigmentLaser },
  slimming: { ground: p.rosePale, field: p.roseSoft, motif: () => waist(p.sandPale, tape(86), p.skinMid, p.plum) },
  body: { ground: p.sagePale, field: p.sand, motif: spiceScrub },
}

const ticket =
  'M40 24h160a10 10 0 0 0 20 0h60a12 12 0 0 1 12 12v128a12 12 0 0 1-12 12h-60a10 10 0 0 0-20 0H40a12 12 0 0 1-12-12V36a12 12 0 0 1 12-12z'

export function drawVoucher(slug: string): string {
  const look = vouchers[slug]
  if (!look) throw new Error(`No voucher looks like ${slug}`)
  const body =
    `<clipPath id="ticket"><path d="M28 24H200a10 10 0 0 0 10 10V166a10 10 0 0 0-10 10H40a12 12 0 0 1-12-12V36a12 12 0 0 1 12-12z"/></clipPath>` +
    fill(ticket, p.white) +
    `<g clip-path="url(#ticket)">${fill('M20 20h190v160H20z', look.field)}${place(41, 20, look.motif(), { scale: 0.78 })}</g>` +
    `<path d="M210 40v120" stroke="${p.ink}" stroke-dasharray="1 7"/>` +
    line(ticket) +
    place(251, 74, lotus(0, 0), { scale: 1.7 }) +
    sparkle(251, 122, 1, p.gold) +
    sparkle(233, 132, 0.7) +
    sparkle(269, 132, 0.7) +
    line('M236 154h30', p.gold)
  return picture({ width: 800, height: 500, unitsHigh: 200, ground: look.ground, body })
}
