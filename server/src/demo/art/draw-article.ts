import { drop } from './drop.ts'
import { leaf, sprig } from './leaf.ts'
import { spottedWoman, sunnyProfile } from './motif/story-motifs.ts'
import { apple, healthyPlate } from './motif/food-motifs.ts'
import { spaWoman } from './motif/spa-woman.ts'
import { bandage, calendar, dumbbell, glass, parasol, speech } from './motif/thing-motifs.ts'
import { disc, line, ring, slab } from './paint.ts'
import { palette as p, type Colour } from './palette.ts'
import { picture } from './picture.ts'
import { place } from './place.ts'
import { menDoctors } from './portrait/men-doctors.ts'
import { patientLooks } from './portrait/patient-looks.ts'
import { portrait } from './portrait/portrait.ts'
import { container, type Container } from './product/container.ts'
import { moon, sparkle, sun } from './sparkle.ts'

type Article = { ground: Colour; body: () => string }

const { mother, teenBoy, guest } = patientLooks
const night: Container = { kind: 'dropper', cap: p.ink, body: p.plum, label: p.rosePale, mark: 'moon' }
const shade: Container = { kind: 'sunscreen', cap: p.gold, mark: 'sun' }
const bottle = (x: number, foot: number, scale: number, look: Container) =>
  place(x - 80 * scale, foot - 136 * scale, container(look), { scale })

/** Scenes on a grid of 512 x 200, centred so that any crop keeps the motif. */
const articles: Record<string, Article> = {
  '1': {
    ground: p.sandPale,
    body: () =>
      disc(256, 150, 128, p.white) +
      sun(256, 48, 20) +
      line('M96 170h320') +
      bottle(154, 169, 0.88, { kind: 'pump', cap: p.rose, mark: 'drop' }) +
      bottle(224, 169, 0.88, { kind: 'flask', cap: p.plum, body: p.rosePale, label: p.white, mark: 'leaf' }) +
      bottle(294, 169, 0.88, { kind: 'jar', cap: p.sageDeep, label: p.sagePale, mark: 'shield' }) +
      bottle(366, 169, 0.88, shade) +
      sprig(70, 186, 1.2) +
      sprig(442, 186, 1.2),
  },
  '2': {
    ground: p.rosePale,
    body: () =>
      place(156, 0, spottedWoman()) +
      bottle(406, 180, 0.8, { kind: 'pump', cap: p.sageDeep, label: p.sagePale, mark: 'dots' }) +
      line('M368 180h76') +
      ring(112, 70, 14, p.plum) +
      ring(84, 104, 8, p.plum) +
      ring(126, 118, 6, p.plum) +
      drop(98, 154, 0.9),
  },
  '3': {
    ground: p.sagePale,
    body: () => place(150, 0, sunnyProfile()) + sun(96, 58, 24) + place(412, 178, parasol(), { scale: 0.95 }),
  },
  '4': {
    ground: p.stonePale,
    body: () =>
      disc(256, 104, 86, p.roseSoft) +
      moon(120, 62, 1.3) +
      sparkle(160, 40, 0.8) +
      sparkle(92, 118, 0.7) +
      bottle(256, 176, 1.02, night) +
      place(396, 158, calendar([1, 4, 7, 10])) +
      drop(150, 146, 1, p.sand) +
      line('M112 177h288'),
  },
  '5': { ground: p.sandPale, body: firstVisit },
  '6': {
    ground: p.sagePale,
    body: () =>
      place(156, -6, healthyPlate()) +
      place(96, 132, apple(), { scale: 1.2 }) +
      place(408, 158, glass(), { scale: 1.2 }) +
      leaf(52, 176, -24, 1.1) +
      place(110, 66, dumbbell(), { rotate: -18, scale: 0.9 }) +
      sparkle(448, 60, 0.9),
  },
  '7': {
    ground: p.rosePale,
    body: () =>
      disc(256, 104, 88, p.sandPale) +
      place(226, 30, portrait(mother.look, mother.male), { scale: 1.07 }) +
      place(130, 48, portrait(teenBoy.look, teenBoy.male), { scale: 0.96 }) +
      bottle(420, 184, 0.74, { kind: 'pump', cap: p.rose, mark: 'drop' }) +
      line('M384 184h74') +
      sprig(88, 190, 1.2),
  },
  '8': {
    ground: p.sandPale,
    body: () =>
      disc(256, 106, 84, p.sagePale) +
      place(156, 0, spaWoman({ skin: p.skinWarm, on: coolPad })) +
      bottle(404, 178, 0.82, shade) +
      line('M366 178h80') +
      place(112, 96, bandage(), { rotate: -24, scale: 0.95 }) +
      leaf(92, 184, -20, 1.2) +
      drop(140, 160, 0.7),
  },
}

const coolPad = slab({ x: 89, y: 80, width: 17, height: 12, round: 4, colour: p.sageLight, stroke: p.ink })

export function drawArticle(number: string): string {
  const article = articles[number]
  if (!article) throw new Error(`No article looks like ${number}`)
  return picture({ width: 1280, height: 500, unitsHigh: 200, ground: article.ground, body: article.body() })
}

function firstVisit(): string {
  const doctor = menDoctors[0]
  return (
    disc(256, 120, 96, p.rosePale) +
    place(106, 26, portrait(guest.look, guest.male), { scale: 0.98 }) +
    (doctor ? place(250, 18, portrait(doctor, true), { scale: 1.03 }) : '') +
    place(256, 66, speech(70, line('M-18-36H18M-18-25H4', p.plum))) +
    slab({ x: 84, y: 172, width: 344, height: 12, round: 4, colour: p.skinTan, stroke: p.ink }) +
    line('M104 184v20M408 184v20') +
    slab({ x: 226, y: 160, width: 60, height: 11, round: 3, colour: p.white, stroke: p.ink }) +
    sprig(450, 196, 1.3) +
    sprig(60, 196, 1.3)
  )
}
