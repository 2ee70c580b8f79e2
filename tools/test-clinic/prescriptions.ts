import { announceStaff } from '../../server/src/live/announce.ts'
import { receiveStock } from '../../server/src/stock/receive-stock.ts'
import { copyDemoRecord } from '../../server/src/testing/make/copy-demo-record.ts'
import { inRunningDatabase } from './in-running-database.ts'

type Line = { item: string; quantity?: number; usage: string; must?: boolean }
type Wanted = { email: string; lines?: Line[]; iter?: number; address?: boolean }

export const someLines: Line[] = [
  { item: 'OBT-0006', usage: '2xOL' },
  { item: 'OBT-0003', usage: '1xOL-MLM', quantity: 2 },
  { item: 'OTC-0001', usage: '2xCUCI', must: false },
]

/** A prescription as of a visit in Menteng today, and an address to send it to. */
export async function addPrescription(dataDirectory: string, wanted: Wanted) {
  const { email, lines = someLines, iter = 1, address = true } = wanted
  return inRunningDatabase(dataDirectory, async ({ $client: client }) => {
    const { rows } = await client.query<{ id: number; medical_id: string }>(
      `with visit as (
         insert into appointment
           (medical_id, patient_id, session_id, queue_number, status, note, ended_at, created_at)
         select 'RM' || account.id || '-' || floor(extract(epoch from clock_timestamp()) * 1000)::bigint, account.id,
           (select id from doctor_session where branch_id = 1 order by id limit 1),
           1000 + (account.id % 30000), 2, 'Jerawat di pipi', now(), now()
         from account where email = $1
         returning id, patient_id, medical_id
       ), given as (
         insert into prescription (appointment_id, patient_id, diagnosis, iter, issued_at, valid_until)
         select id, patient_id, 'Akne vulgaris', $2::int, now(), current_date + 80 from visit
         returning id
       )
       select given.id, visit.medical_id from given, visit`,
      [email, iter],
    )
    const { id, medical_id: medicalId } = rows[0]!
    for (const { item, quantity = 1, usage, must = true } of lines)
      await client.query(
        `insert into prescription_item
           (prescription_id, product_id, medicine_id, quantity, usage_code, usage_detail, must)
         select $1, case when $2 like 'OTC%' then $2 end, case when $2 like 'OBT%' then $2 end, $3, code, detail, $5
         from usage_code where code = $4`,
        [id, item, quantity, usage, must],
      )
    if (address)
      await client.query(
        `insert into delivery_address
           (account_id, label, is_primary, receiver_name, receiver_phone, address, district_id, postal_code, note, created_at)
         select id, 'Rumah', true, 'Siti Rahmawati Kusumaningtyas', '6281000000201',
           'Jl. Melati Raya No. 5, RT 03 RW 07', 317106, '10310', 'Pagar hijau', now()
         from account where email = $1`,
        [email],
      )
    return { medicalId, path: `/user/prescription-pay/${medicalId}` }
  })
}

/** A prescription that notifies the open pages, with what only the clinic gives: psychotropic, treatment and gel. */
export async function prescribeForClinic(dataDirectory: string, email: string) {
  const number = Math.floor(Math.random() * 1e9)
  const medicine = { id: `OBT-${number}`, name: `Diazepam ${number}` }
  await inRunningDatabase(dataDirectory, async (db) => {
    await db.$client.query(
      `insert into medicine (id, name, form, strength, unit, image, price, member_price, weight, class,
         needs_prescription, usage_code, uses_per_unit, note, taxable, active)
       select $1, $2, 'tablet', '2 mg', 'strip', image, price, member_price, weight, 'psikotropika',
         true, usage_code, uses_per_unit, '', taxable, true from medicine where id = 'OBT-0006'`,
      [medicine.id, medicine.name],
    )
    const delivery = { batch: medicine.id, expiresOn: '2099-12-31', quantity: 5, reference: medicine.id }
    await receiveStock({ now: () => new Date() }, db, {
      ...delivery,
      branchId: 1,
      goods: { medicineId: medicine.id },
      byAccountId: null,
    })
  })
  const lines = [
    { item: medicine.id, quantity: 2, usage: '2xOL' },
    { item: 'OBT-0006', usage: '2xOL' },
  ]
  const { medicalId } = await addPrescription(dataDirectory, { email, lines, iter: 0, address: false })
  const treatment = await inRunningDatabase(dataDirectory, async (db) => {
    const { rows } = await db.$client.query<{ name: string }>(
      `with recommended as (
         insert into prescription_treatment (prescription_id, treatment_id)
         select prescription.id, (select id from treatment where active and price > 0 and slug <> 'facial-hidrasi' order by id limit 1)
         from prescription join appointment on appointment.id = appointment_id where medical_id = $1
         returning treatment_id
       )
       select name from treatment join recommended on treatment_id = treatment.id`,
      [medicalId],
    )
    await announceStaff(db, { branchId: 1, topic: 'prescription', id: medicalId })
    return rows[0]!.name
  })
  return { medicine: medicine.name, gel: 'Klindamisin 1,2% gel 15 g', treatment }
}

/** Gives a patient the prescriptions of the demo patient Siti. */
export function copyPrescriptions(dataDirectory: string, email: string) {
  return inRunningDatabase(dataDirectory, (db) => copyDemoRecord(db, dataDirectory, email))
}
