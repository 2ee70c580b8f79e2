import { and, eq } from 'drizzle-orm'
import { PHOTO_INVALID } from '@nmw/contract/appointment'
import { CATEGORY } from '@nmw/contract/notification'
import { MAX_VISIT_PHOTOS, PATIENT_FORBIDS_PHOTOS } from '@nmw/contract/ops-visit'
import { dayIn } from '@nmw/contract/zone'
import { recordSeatEvent } from '../appointment/queue-seat.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import { visitPhoto } from '../database/schema/prescription-table.ts'
import { storedFile } from '../database/schema/upload-table.ts'
import { transaction, violated } from '../database/transaction.ts'
import { notFound, Problem, refused } from '../http/problem.ts'
import type { Caller } from '../http/route.ts'
import type { Client } from '../http/client.ts'
import { notify } from '../notification/notify.ts'
import { requirePhotoConsent } from '../privacy/require-photo-consent.ts'
import { lockVisit } from './visit-queries.ts'

type AddInput = {
  caller: Caller
  client: Client
  params: { id: number }
  body: { kind: 'before' | 'after'; image: string }
}

/** Attaches the doctor's upload to the visit, also after it is finished, as for 'after' photos. */
export async function addVisitPhoto(context: Context, { caller, client, params, body }: AddInput) {
  return transaction(context.db, async (db) => {
    const at = context.now()
    const found = await lockVisit(db, caller, params.id)
    const { appointment: row, doctor } = found
    if (row.status === 0) throw new Problem(409, `Janji ini sudah batal: ${row.cancelReason}`)
    await requirePhotoConsent(db, row.patientId, PATIENT_FORBIDS_PHOTOS)
    const mine = and(
      eq(storedFile.name, body.image),
      eq(storedFile.ownerId, caller.accountId),
      eq(storedFile.isPublic, false),
    )
    const [file] = await db.select({ name: storedFile.name }).from(storedFile).where(mine).for('key share')
    if (!file) throw refused(PHOTO_INVALID, 'image')
    const saved = await db.$count(visitPhoto, eq(visitPhoto.appointmentId, row.id))
    if (saved >= MAX_VISIT_PHOTOS) throw refused(`Paling banyak ${MAX_VISIT_PHOTOS} foto untuk satu kunjungan`)
    const [photo] = await db
      .insert(visitPhoto)
      .values({
        appointmentId: row.id,
        kind: body.kind,
        file: body.image,
        byAccountId: caller.accountId,
        createdAt: at,
      })
      .returning()
    await recordAudit(context, db, client, {
      action: 'add-visit-photo',
      accountId: caller.accountId,
      object: `appointment-${row.id}`,
      detail: { kind: body.kind, file: body.image },
    })
    await recordSeatEvent(db, found, { kind: 'photos-changed', byAccountId: caller.accountId, at })
    await notify(db, {
      accountId: row.patientId,
      category: CATEGORY.consultation,
      message: `dr. ${doctor.fullName} menyimpan foto kunjungan Anda.`,
      link: `/user/consult-detail/${row.id}`,
      // One notification per visit, however many photos.
      dedupeKey: `appointment-${row.id}-visit-photos`,
      at,
    })
    return { id: photo!.id, kind: photo!.kind, file: photo!.file, at: at.toISOString() }
  }).catch((error: unknown) => {
    if (violated(error) === 'visit_photo_file_key') throw refused(PHOTO_INVALID, 'image')
    throw error
  })
}

type RemoveInput = { caller: Caller; client: Client; params: { id: number; photo: number } }

/** A wrong photo can be removed on the same day; the removal is audited. */
export async function removeVisitPhoto(context: Context, { caller, client, params }: RemoveInput): Promise<true> {
  await transaction(context.db, async (db) => {
    const at = context.now()
    const found = await lockVisit(db, caller, params.id)
    const { appointment: row, branch } = found
    const own = and(
      eq(visitPhoto.id, params.photo),
      eq(visitPhoto.appointmentId, row.id),
      eq(visitPhoto.byAccountId, caller.accountId),
    )
    const [photo] = await db.select().from(visitPhoto).where(own)
    if (!photo) throw notFound('Foto tidak ditemukan')
    const today = dayIn(branch.timezone, at)
    if (dayIn(branch.timezone, photo.createdAt) !== today)
      throw new Problem(409, 'Foto hanya dapat dihapus pada hari pengambilannya')
    await db.delete(visitPhoto).where(own)
    await recordAudit(context, db, client, {
      action: 'remove-visit-photo',
      accountId: caller.accountId,
      object: `appointment-${row.id}`,
      detail: { kind: photo.kind, file: photo.file },
    })
    await recordSeatEvent(db, found, { kind: 'photos-changed', byAccountId: caller.accountId, at })
  })
  return true
}
