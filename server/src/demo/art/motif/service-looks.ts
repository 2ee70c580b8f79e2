import { palette as p, type Colour } from '../palette.ts'
import { acneTalk } from './acne-talk.ts'
import { bodyRadiofrequency, cavitation, fatFreezing, liposuction, lymphMassage, spottedBack } from './body-motifs.ts'
import {
  detoxFacial,
  eyelid,
  firmingFace,
  hydratingFacial,
  ledMask,
  lips,
  nose,
  pressurePoints,
  relaxingInjection,
} from './face-motifs.ts'
import { nutrition } from './food-motifs.ts'
import { handAndFoot } from './hand-and-foot.ts'
import { acneInjection, mesotherapy, skinBooster } from './injection-motifs.ts'
import { ipl, pigmentLaser, vesselLaser } from './light-motifs.ts'
import { hairRoots, microdermabrasion, microneedling, mole, peeling, scar, warts } from './skin-motifs.ts'
import { spiceScrub } from './spice-scrub.ts'

export type Sides = 'leaves' | 'drops' | 'sparkles' | 'plain'
type ServiceLook = { ground: Colour; sides: Sides; motif: () => string }

export const serviceLooks: Record<string, ServiceLook> = {
  'blefaroplasti-kelopak-atas': { ground: p.rosePale, sides: 'leaves', motif: () => eyelid('upper') },
  'blefaroplasti-kelopak-bawah': { ground: p.sandPale, sides: 'leaves', motif: () => eyelid('lower') },
  'rinoplasti-estetik': { ground: p.sagePale, sides: 'plain', motif: nose },
  'liposuction-area-kecil': { ground: p.rosePale, sides: 'leaves', motif: liposuction },
  'koreksi-bekas-luka': { ground: p.sandPale, sides: 'sparkles', motif: scar },
  'operasi-tahi-lalat-dan-tumor-jinak': { ground: p.sagePale, sides: 'plain', motif: mole },
  'facial-hidrasi': { ground: p.rosePale, sides: 'leaves', motif: hydratingFacial },
  'facial-detoks-jerawat': { ground: p.sandPale, sides: 'leaves', motif: detoxFacial },
  'totok-wajah-relaksasi': { ground: p.sagePale, sides: 'plain', motif: pressurePoints },
  'body-scrub-rempah': { ground: p.sandPale, sides: 'leaves', motif: spiceScrub },
  'perawatan-punggung-berjerawat': { ground: p.sagePale, sides: 'drops', motif: spottedBack },
  'perawatan-tangan-dan-kaki': { ground: p.sandPale, sides: 'sparkles', motif: handAndFoot },
  'konsultasi-jerawat-terpadu': { ground: p.sandPale, sides: 'plain', motif: acneTalk },
  'injeksi-jerawat-meradang': { ground: p.sagePale, sides: 'plain', motif: acneInjection },
  mikrodermabrasi: { ground: p.rosePale, sides: 'sparkles', motif: microdermabrasion },
  'chemical-peeling-medis': { ground: p.sagePale, sides: 'plain', motif: peeling },
  'microneedling-bekas-jerawat': { ground: p.rosePale, sides: 'leaves', motif: microneedling },
  'terapi-kebotakan-dini': { ground: p.sandPale, sides: 'leaves', motif: hairRoots },
  'pengangkatan-kutil-dan-milia': { ground: p.sandPale, sides: 'plain', motif: warts },
  'laser-pigmentasi': { ground: p.sandPale, sides: 'plain', motif: pigmentLaser },
  'laser-vaskular': { ground: p.sagePale, sides: 'plain', motif: vesselLaser },
  'botulinum-toksin-wajah': { ground: p.rosePale, sides: 'leaves', motif: relaxingInjection },
  'filler-asam-hialuronat': { ground: p.sandPale, sides: 'drops', motif: lips },
  'skin-booster': { ground: p.rosePale, sides: 'drops', motif: skinBooster },
  'radiofrekuensi-pengencang': { ground: p.sandPale, sides: 'plain', motif: firmingFace },
  'terapi-cahaya-led': { ground: p.rosePale, sides: 'sparkles', motif: ledMask },
  'penghilang-rambut-ipl': { ground: p.sagePale, sides: 'sparkles', motif: ipl },
  'konsultasi-gizi-klinik': { ground: p.sandPale, sides: 'leaves', motif: nutrition },
  cryolipolysis: { ground: p.rosePale, sides: 'plain', motif: fatFreezing },
  'radiofrekuensi-tubuh': { ground: p.sandPale, sides: 'leaves', motif: bodyRadiofrequency },
  'kavitasi-ultrasonik': { ground: p.rosePale, sides: 'plain', motif: cavitation },
  'pijat-limfatik-pelangsing': { ground: p.sandPale, sides: 'leaves', motif: lymphMassage },
  'mesoterapi-lemak-setempat': { ground: p.sagePale, sides: 'drops', motif: mesotherapy },
}
