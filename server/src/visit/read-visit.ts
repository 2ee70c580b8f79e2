import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm'
import { doctorType } from '@nmw/contract/doctor'
import type { VisitDraft } from '@nmw/contract/ops-visit'
import { sessionsOf } from '../appointment/read-queue.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { appointment, appointmentPhoto } from '../database/schema/appointment-table.ts'
import { branch } from '../database/schema/branch-table.ts'
import { doctorSession } from '../database/schema/doctor-session-table.ts'
import { doctor } from '../database/schema/doctor-table.ts'
import { visitDraft, visitPhoto } from '../database/schema/prescription-table.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { givenPrescriptions } from '../prescription/given-prescriptions.ts'
import { hasPhotoConsent } from '../privacy/require-photo-consent.ts'
import { visitCardOf } from './visit-card.ts'
import { countFinished, requireVisit } from './visit-queries.ts'
import { finishBlocker } from './finish-blocker.ts'

/** Older records are long and rarely read during a visit. */
const EARLIER_SHOWN = 20

type Input = { caller: Caller; client: Client; params: { id: number } }

export async function readVisit(context: Context, { caller, client, params }: Input) {
  const { db, now } = context
  const found = await requireVisit(db, caller, params.id)
  const { appointment: row, session, branch: place, doctor: self } = found
  const [sessions, photos, earlier, finished] = await Promise.all([
    sessionsOf(db, place.id, session.day),
    db
      .select({ id: appointmentPhoto.id, file: appointmentPhoto.file })
      .from(appointmentPhoto)
      .where(eq(appointmentPhoto.appointmentId, row.id))
      .orderBy(asc(appointmentPhoto.position)),
    earlierVisits(db, row.patientId, row.id),
    countFinished(db, [row.patientId]),
  ])
  const ids = [row.id, ...earlier.map(({ id }) => id)]
  const [given, taken, [draft], mayPhotograph] = await Promise.all([
    givenPrescriptions(db, ids),
    photosOf(db, ids),
    db.select().from(visitDraft).where(eq(visitDraft.appointmentId, row.id)),
    hasPhotoConsent(db, row.patientId),
  ])
  await recordAudit(context, db, client, {
    action: 'view-visit',
    accountId: caller.accountId,
    object: `appointment-${row.id}`,
    detail: { patient: row.patientId },
  })
  const photosAt = (id: number) =>
    taken.filter(({ appointmentId }) => appointmentId === id).map(({ appointmentId: _of, ...photo }) => photo)
  return {
    ...visitCardOf(found, {
      sessionIds: sessions.map((one) => one.session.id),
      photos: photos.length,
      finished: finished.get(row.patientId) ?? 0,
      now: now(),
    }),
    day: session.day,
    branchId: place.id,
    branch: place.name,
    timezone: place.timezone,
    medicalId: row.medicalId,
    typeTitle: doctorType(self.typeCode).title,
    complaintPhotos: photos,
    visitPhotos: photosAt(row.id),
    mayPhotograph,
    given: given.get(row.id) ?? null,
    draft: draft ? { version: draft.version, data: draft.data as VisitDraft } : null,
    earlierVisits: earlier.map((one) => ({ ...one, given: given.get(one.id) ?? null, photos: photosAt(one.id) })),
    blocked: finishBlocker(found, now()),
  }
}

function earlierVisits(db: Database, patientId: number, exceptId: number) {
  return db
    .select({
      id: appointment.id,
      day: doctorSession.day,
      doctorName: doctor.fullName,
      branch: branch.name,
      timezone: branch.timezone,
      complaint: appointment.note,
    })
    .from(appointment)
    .innerJoin(doctorSession, eq(doctorSession.id, appointment.sessionId))
    .innerJoin(doctor, eq(doctor.id, doctorSession.doctorId))
    .innerJoin(branch, eq(branch.id, doctorSession.branchId))
    .where(and(eq(appointment.patientId, patientId), eq(appointment.status, 2), ne(appointment.id, exceptId)))
    .orderBy(desc(doctorSession.startsAt), desc(appointment.id))
    .limit(EARLIER_SHOWN)
}

async function photosOf(db: Database, appointmentIds: number[]) {
  const rows = await db
    .select()
    .from(visitPhoto)
    .where(inArray(visitPhoto.appointmentId, appointmentIds))
    .orderBy(asc(visitPhoto.createdAt), asc(visitPhoto.id))
  return rows.map(({ id, appointmentId, kind, file, createdAt }) => ({
    id,
    appointmentId,
    kind,
    file,
    at: createdAt.toISOString(),
  }))
}
