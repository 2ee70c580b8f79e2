import { ageOn } from '@nmw/contract/age-on'
import { labelOf, letterOf, seatState } from '../appointment/queue-seat.ts'
import { isActiveMember } from '../membership/is-active-member.ts'
import { estimateOf } from '../seat/seat-time.ts'
import type { FoundVisit } from './visit-queries.ts'

type Around = { sessionIds: number[]; photos: number; finished: number; now: Date }

export function visitCardOf(found: FoundVisit, { sessionIds, photos, finished, now }: Around) {
  const { appointment: row, session, person, member, order } = found
  return {
    id: row.id,
    label: labelOf(letterOf(sessionIds, session.id), row.queueNumber),
    sessionId: session.id,
    startAt: estimateOf(session, row.queueNumber).start.toISOString(),
    patientName: person.fullName,
    age: ageOn(person.birthDate, now),
    gender: person.gender as 0 | 1,
    memberActive: isActiveMember(member ?? undefined, now),
    settled: !order || order.paymentStatus === 'PAID',
    state: seatState(row),
    checkedInAt: row.checkedInAt?.toISOString() ?? null,
    complaint: row.note,
    photos,
    earlier: finished - (row.status === 2 ? 1 : 0),
  }
}
