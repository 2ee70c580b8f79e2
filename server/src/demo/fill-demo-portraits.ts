import { eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { account, patient } from '../database/schema/account-table.ts'
import { demoPatients } from './demo-accounts.ts'
import { saveDemoPicture } from './save-demo-picture.ts'

const EDGE = 512

/** Private pictures like uploads of patients. Without drawn pictures the initials are shown. */
export async function fillDemoPortraits(context: Context) {
  const { db, now } = context
  for (const { email, portrait } of demoPatients) {
    if (!portrait) continue
    const [person] = await db.select({ id: account.id }).from(account).where(eq(account.email, email))
    const ownerId = person!.id
    const size = { width: EDGE, height: EDGE }
    const photo = await saveDemoPicture(context, { picture: portrait, ownerId, ...size, createdAt: now() })
    if (photo) await db.update(patient).set({ photo }).where(eq(patient.accountId, ownerId))
  }
}
