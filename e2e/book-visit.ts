import { bookConsultation } from '../tools/test-clinic/consultations.ts'
import { createStaff } from '../tools/test-clinic/staff.ts'
import type { TestClinic } from '../tools/test-clinic/call-clinic.ts'
import { inRunningDatabase } from '../tools/test-clinic/in-running-database.ts'
import { logIn } from '../tools/test-clinic/log-in.ts'
import { openSessionToday } from '../tools/test-clinic/doctor-sessions.ts'
import { registerPatient } from '../tools/test-clinic/patients.ts'

/** An appointment of a new patient with a new doctor, today or some days ago. */
export async function bookVisit(clinic: TestClinic, daysAgo = 0) {
  const { email, password, fullName } = await registerPatient(clinic.url)
  const { session, doctor } = await openSessionToday(clinic.dataDirectory)
  const setCookies = await logIn(clinic.url, email, { password })
  const { id } = await bookConsultation({ url: clinic.url, setCookies, session, photos: 1 })
  const staff = await createStaff(clinic, 'doctor')
  const day = await inRunningDatabase(clinic.dataDirectory, async ({ $client: pool }) => {
    await pool.query('update doctor set account_id = null where id = $1', [staff.doctorId])
    await pool.query('update doctor set account_id = (select id from account where email = $1) where full_name = $2', [
      staff.email,
      doctor,
    ])
    const { rows } = await pool.query<{ day: string }>(
      `update doctor_session set day = day - $2::int, starts_at = starts_at - $2 * interval '1 day',
         ends_at = ends_at - $2 * interval '1 day'
       where id = $1 returning day::text`,
      [session, daysAgo],
    )
    return rows[0]!.day
  })
  return { id, day, fullName, doctor: staff.email, cookies: staff.cookies, headers: staff.headers }
}
