import { eq } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context } from '../context.ts'
import { account, patient } from '../database/schema/account-table.ts'
import { storedFile } from '../database/schema/upload-table.ts'
import { unlessMissing } from '../outside/file-store.ts'
import { demoPatients } from './demo-accounts.ts'
import { drawnArt } from './drawn-art.ts'

const EDGE = 512

/** Private pictures like those that patients upload themselves. Where nothing was drawn, the initials stay. */
export async function fillDemoPortraits({ db, now, outside }: Context) {
  for (const { email, portrait } of demoPatients) {
    const bytes = portrait && drawnArt && (await readFile(join(drawnArt, portrait)).catch(unlessMissing))
    if (!bytes) continue
    const [person] = await db.select({ id: account.id }).from(account).where(eq(account.email, email))
    const name = `${createHash('sha256').update(portrait).digest('hex').slice(0, 32)}.webp`
    await outside.files.put('private', name, bytes)
    await db.insert(storedFile).values({
      name,
      ownerId: person!.id,
      isPublic: false,
      width: EDGE,
      height: EDGE,
      bytes: bytes.length,
      contentType: 'image/webp',
      createdAt: now(),
    })
    await db.update(patient).set({ photo: name }).where(eq(patient.accountId, person!.id))
  }
}
