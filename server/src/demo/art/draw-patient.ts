import patients from '../data/patients.json' with { type: 'json' }
import { palette as p } from './palette.ts'
import { picture } from './picture.ts'
import { place } from './place.ts'
import type { Look } from './portrait/look.ts'
import { portrait } from './portrait/portrait.ts'

const looks: Record<string, Look> = {
  'patient-siti.webp': {
    ground: p.sandPale,
    skin: p.skinWarm,
    shape: 'oval',
    head: { hijab: 'pinned', colour: p.plum, under: p.plumDeep },
    clothes: 'shirt',
    cloth: p.roseSoft,
  },
}

export function drawPatient(name: string): string {
  const look = looks[name]
  const person = patients.find((one) => one.portrait === name)
  if (!look || !person) throw new Error(`No patient has the picture ${name}`)
  const body = place(-4.8, -9.6, portrait(look, person.gender === 1), { scale: 1.06 })
  return picture({ width: 512, height: 512, unitsHigh: 160, ground: look.ground, body })
}
