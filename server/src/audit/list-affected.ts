import type { AuditAction } from '@nmw/contract/audit-labels'
import { ROLES } from '@nmw/contract/role'
import { sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { account } from '../database/schema/account-table.ts'
import { appointment } from '../database/schema/appointment-table.ts'
import { auditEntry } from '../database/schema/audit-entry-table.ts'
import { chat, chatMessage } from '../database/schema/chat-table.ts'
import { order } from '../database/schema/order-table.ts'
import { visitPhoto } from '../database/schema/prescription-table.ts'
import { storedFile } from '../database/schema/upload-table.ts'

export type Affected = { name: string; email: string; phone: string | null; times: number; first: string; last: string }
/** Actions whose `detail.shown` holds the patients that somebody saw. */
const SHOWS_PATIENTS: AuditAction[] = ['search-patients', 'list-visits', 'list-chats', 'list-orders', 'list-prescribed']

type Question = { from: Date; to: Date; ip?: string | undefined; by?: string | undefined }

/**
 * Whose records were seen or changed in a period, by anybody, one account or one address: the people to notify after a
 * breach. An entry names its object by kind and number, an order by its invoice, a picture by its file; others are in
 * its detail. A picture also concerns whom it shows and whom it was sent to.
 */
export async function listAffected(db: Database, { from, to, ip, by }: Question) {
  const { rows } = await db.execute<Affected>(sql`
    with seen as (
      select * from ${auditEntry}
      where at >= ${from} and at < ${to}
        and (${ip ?? null}::text is null or ip = ${ip ?? null})
        and (${by ?? null}::text is null or account_id = (select id from ${account} where lower(email) = lower(${by ?? null})))
    ), touched as (
      select id, at, account_id as person from seen
      union
      select id, at, substring(object from '^account:(\\d+)$')::int from seen
      union
      select id, at, substring(detail ->> whose from '^\\d+$')::int from seen, unnest(array['patient', 'member']) whose
      union
      select id, at, shown::int from seen, string_to_table(nullif(detail ->> 'shown', ''), ',') shown
      where action in ${SHOWS_PATIENTS}
      union
      select seen.id, seen.at, patient_id from seen join ${appointment} made on object = 'appointment-' || made.id
      union
      select seen.id, seen.at, patient_id from seen join ${order} bought on object = bought.invoice
      union
      select seen.id, seen.at, patient_id from seen join ${order} bought on detail ->> 'invoice' = bought.invoice
      union
      select seen.id, seen.at, shown.owner_id from seen join ${storedFile} shown on object = shown.name
      union
      select seen.id, seen.at, patient_id from seen
      join ${visitPhoto} shown on object = shown.file join ${appointment} made on made.id = shown.appointment_id
      union
      select seen.id, seen.at, patient_id from seen
      join ${chatMessage} said on object = said.image join ${chat} talk on talk.id = said.chat_id
    )
    select full_name as name, email, phone, count(*)::int as times, min(at)::text as first, max(at)::text as last
    from touched join ${account} someone on someone.id = person
    where role_id = ${ROLES.patient}
    group by someone.id order by max(at) desc, someone.id`)
  return rows
}
