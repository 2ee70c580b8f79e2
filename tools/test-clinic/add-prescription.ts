import { Client } from 'pg'
import { embeddedUrl } from '../shared/embedded-url.ts'

type Line = { item: string; quantity?: number; usage: string; must?: boolean }
type Wanted = { email: string; lines?: Line[]; iter?: number; address?: boolean }

export const someLines: Line[] = [
  { item: 'OBT-0006', usage: '2xOL' },
  { item: 'OBT-0003', usage: '1xOL-MLM', quantity: 2 },
  { item: 'OTC-0001', usage: '2xCUCI', must: false },
]

/** What a doctor would have given her today, at the end of a visit in Menteng; and an address to send it to. */
export async function addPrescription(dataDirectory: string, wanted: Wanted) {
  const { email, lines = someLines, iter = 1, address = true } = wanted
  const client = new Client({ connectionString: embeddedUrl(dataDirectory) })
  await client.connect()
  try {
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
  } finally {
    await client.end()
  }
}
