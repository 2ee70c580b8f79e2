import { randomBytes } from 'node:crypto'
import { storedFile } from '../../database/schema/upload-table.ts'
import type { TestApp } from '../app/open-test-app.ts'

/** The row of an upload without its file. */
export async function createPhoto({ db, context }: Pick<TestApp, 'db' | 'context'>, ownerId: number, isPublic = false) {
  const name = `${randomBytes(16).toString('hex')}.webp`
  await db.insert(storedFile).values({
    name,
    ownerId,
    isPublic,
    width: 800,
    height: 600,
    bytes: 1000,
    contentType: 'image/webp',
    createdAt: context.now(),
  })
  return name
}
