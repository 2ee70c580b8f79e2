import { createAppointment } from '@nmw/contract/appointment'
import { createPatient } from './create-patient.ts'
import { createPhoto } from './create-photo.ts'
import type { TestApp } from '../app/open-test-app.ts'
import { signIn } from '../app/sign-in.ts'

let bookers = 0

/** A patient with a verified phone number and a photo, ready to book. */
export async function createBooker(testApp: TestApp) {
  bookers++
  const phone = `6281${String(100_000_000 + bookers)}`
  const person = await createPatient(testApp, { phone, phoneVerifiedAt: testApp.context.now() })
  const session = await signIn(testApp, person)
  const photo = await createPhoto(testApp, person.id)
  const book = (scheduleId: number, more: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
    testApp.send(
      createAppointment,
      { body: { schedule_id: scheduleId, image: [photo], note: 'Jerawat di pipi', ...more } },
      { ...session, ...headers },
      '10.5.5.5',
    )
  const send = (endpoint: Parameters<TestApp['send']>[0], sent: Parameters<TestApp['send']>[1] = {}) =>
    testApp.send(endpoint, sent, session, '10.5.5.5')
  return { person, session, photo, book, send }
}
