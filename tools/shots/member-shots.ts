import { logIn } from '../clinic/log-in-demo.ts'
import { outdatePassword } from '../clinic/outdate-password.ts'
import { registerPatient } from '../clinic/register-new-patient.ts'
import type { Shot, ShotClinic } from './shot.ts'

const siti = { email: 'siti@nmw.example' }

export const memberShots: Shot[] = [
  { name: 'home-siti', path: '/user/home', as: siti },
  { name: 'home-budi', path: '/user/home', as: { email: 'budi@nmw.example' } },
  { name: 'home-maria', path: '/user/home', as: { email: 'maria@nmw.example' } },
  { name: 'member-soon', path: '/user/consult', as: siti },
  { name: 'member-not-found', path: '/user/tidak-ada', as: siti },
  { name: 'outdated-password', path: '/user/home', before: outdatedMember },
]

async function outdatedMember({ url, dataDirectory }: ShotClinic) {
  const { email, password } = await registerPatient(url)
  await outdatePassword(dataDirectory, email)
  return { setCookies: await logIn(url, email, { password }) }
}
