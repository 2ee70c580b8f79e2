import { building } from './branch/building.ts'
import { leaf } from './leaf.ts'
import { tape, waist } from './motif/body-motifs.ts'
import { spottedWoman, sunnyProfile } from './motif/story-motifs.ts'
import { bandage, calendar } from './motif/thing-motifs.ts'
import { disc } from './paint.ts'
import { palette as p, type Colour } from './palette.ts'
import { picture } from './picture.ts'
import { place } from './place.ts'
import { patientLooks } from './portrait/patient-looks.ts'
import { portrait } from './portrait/portrait.ts'
import { container } from './product/container.ts'
import { sun } from './sparkle.ts'

type Category = { ground: Colour; body: () => string }

const { mother, father, teenGirl } = patientLooks

const categories: Record<string, Category> = {
  'perawatan-harian': {
    ground: p.sandPale,
    body: () =>
      disc(100, 104, 80, p.white) +
      sun(48, 50, 16) +
      place(-4, 26, container({ kind: 'pump', cap: p.rose, mark: 'drop' })) +
      place(58, 60, container({ kind: 'jar', cap: p.sageDeep, label: p.sagePale, mark: 'leaf' }), { scale: 0.75 }) +
      leaf(36, 172, -24, 1.1),
  },
  jerawat: { ground: p.rosePale, body: spottedWoman },
  pigmentasi: { ground: p.sagePale, body: sunnyProfile },
  'seputar-klinik': {
    ground: p.rosePale,
    body: () =>
      disc(100, 104, 80, p.white) +
      place(0, 6, building({ floors: 2, roof: 'gable', colour: p.plum, window: 'arched', awning: p.sand }), {
        scale: 1.25,
      }),
  },
  pelangsingan: { ground: p.sandPale, body: () => waist(p.rosePale, tape(86), p.skinMid, p.sageDeep) },
  keluarga: {
    ground: p.sagePale,
    body: () =>
      disc(100, 104, 84, p.sandPale) +
      place(70, 48, portrait(father.look, father.male), { scale: 0.95 }) +
      place(-18, 56, portrait(mother.look, mother.male), { scale: 0.9 }) +
      place(50, 101, portrait(teenGirl.look, teenGirl.male), { scale: 0.62 }),
  },
  'setelah-tindakan': {
    ground: p.stonePale,
    body: () =>
      disc(100, 104, 80, p.white) +
      place(84, 138, calendar([0, 1, 2]), { scale: 1.05 }) +
      place(136, 148, bandage(), { rotate: -24, scale: 0.85 }) +
      leaf(40, 180, -22, 1.1),
  },
}

export function drawCategory(slug: string): string {
  const category = categories[slug]
  if (!category) throw new Error(`No category looks like ${slug}`)
  return picture({ width: 400, height: 400, unitsHigh: 200, ground: category.ground, body: category.body() })
}
