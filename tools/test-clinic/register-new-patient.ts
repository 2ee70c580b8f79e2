import { mustCall } from './call-clinic.ts'
import { readOutbox } from './read-outbox.ts'

export type NewPatient = ReturnType<typeof fakePatient>

/** Opens an account as the pages do, and signs that first device out again. */
export async function registerPatient(url: string): Promise<NewPatient> {
  const { patient, token } = await registerMember(url)
  await mustCall(url, '/legacy/auth/logout', { method: 'DELETE', headers: { authorization: `Bearer ${token}` } })
  return patient
}

/** Opens an account as the pages do; `cookies` are those of its first device. */
export async function registerMember(url: string) {
  const patient = fakePatient()
  const { phone, rePassword, ...person } = patient
  await mustCall(url, '/legacy/auth/request-otp', { body: { phone } })
  const [message] = await readOutbox(url, phone)
  const { result: proof } = await mustCall(url, '/legacy/auth/verifyphone', { body: { phone, otp: message?.code } })
  const { ticket } = proof as { ticket: string }
  const consents = { account: true, health: true, photo: true, marketing: false }
  const { result, cookies } = await mustCall(url, '/legacy/auth/register', {
    body: { ...person, rePassword, ticket, consents },
  })
  const { token } = result as { token: string }
  return { patient, token, cookies }
}

/** Different in every call and every worker, and valid everywhere. */
export function fakePatient() {
  const number = Math.floor(Math.random() * 1e9)
    .toString()
    .padStart(9, '0')
  const serial = String(1 + (Number(number) % 9_999)).padStart(4, '0')
  return {
    fullName: `Pasien ${number}`,
    email: `pasien-${number}@contoh.example`,
    phone: `6287${number}`,
    noKTP: `317101570394${serial}`,
    birthDate: '1994-03-17',
    gender: 0,
    password: 'Rahasia123',
    rePassword: 'Rahasia123',
  }
}
