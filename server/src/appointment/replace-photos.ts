import { and, eq } from 'drizzle-orm'
import { APPOINTMENT_MISSING, PHOTO_INVALID } from '@nmw/contract/appointment'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import { appointment, appointmentEvent, appointmentPhoto } from '../database/schema/appointment-table.ts'
import { transaction } from '../database/transaction.ts'
import { notFound, Problem, refused } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { requirePhotoConsent } from '../privacy/require-photo-consent.ts'
import { selectAppointments } from './appointment-queries.ts'
import { stateOf } from './appointment-state.ts'
import { checkPhotos } from './check-photos.ts'

type Input = {
  caller: Caller
  client: Client
  body: { medical_id: string; images: { image_id: number; new_image: string }[] }
}

export async function replacePhotos(context: Context, { caller, client, body }: Input): Promise<true> {
  const byAccountId = caller.accountId
  await transaction(context.db, async (db) => {
    const [found] = await selectAppointments(db).where(
      and(eq(appointment.medicalId, body.medical_id), eq(appointment.patientId, byAccountId)),
    )
    if (!found) throw notFound(APPOINTMENT_MISSING)
    if (!stateOf(found, context.now()).canReplacePhotos)
      throw new Problem(409, 'Foto hanya dapat diganti sebelum konsultasi dimulai')
    await requirePhotoConsent(db, byAccountId)
    await checkPhotos(
      db,
      byAccountId,
      body.images.map(({ new_image }) => new_image),
    )
    for (const { image_id, new_image } of body.images) {
      const [changed] = await db
        .update(appointmentPhoto)
        .set({ file: new_image })
        .where(and(eq(appointmentPhoto.id, image_id), eq(appointmentPhoto.appointmentId, found.appointment.id)))
        .returning()
      if (!changed) throw refused(PHOTO_INVALID)
    }
    await db.insert(appointmentEvent).values({
      appointmentId: found.appointment.id,
      kind: 'photos-changed',
      detail: { photos: body.images.length },
      byAccountId,
      at: context.now(),
    })
    await recordAudit(context, db, client, {
      action: 'replace-photos',
      accountId: byAccountId,
      object: `appointment-${found.appointment.id}`,
    })
  })
  return true
}
