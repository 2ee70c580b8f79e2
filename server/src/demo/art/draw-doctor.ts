import doctors from '../data/doctors.json' with { type: 'json' }
import { place } from './place.ts'
import { picture } from './picture.ts'
import { menDoctors } from './portrait/men-doctors.ts'
import { portrait } from './portrait/portrait.ts'
import { womenDoctors } from './portrait/women-doctors.ts'

const male = 1

export function drawDoctor(name: string): string {
  const doctor = doctors.find((one) => one.avatar === name)
  if (!doctor) throw new Error(`No doctor has the picture ${name}`)
  const looks = doctor.gender === male ? menDoctors : womenDoctors
  const turn = doctors.filter((one) => one.gender === doctor.gender).indexOf(doctor)
  const look = looks[turn % looks.length]
  if (!look) throw new Error(`No look is cast for ${name}`)
  // Slightly enlarged, so that the face is visible in a small avatar.
  const body = place(-4.8, -9.6, portrait(look, doctor.gender === male), { scale: 1.06 })
  return picture({ width: 512, height: 512, unitsHigh: 160, ground: look.ground, body })
}
