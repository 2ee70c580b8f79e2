import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '../../database/connection.ts'
import { storedFile } from '../../database/schema/upload-table.ts'
import { isUploadName } from '../../upload/upload-name.ts'

/** Uploaded pictures without a row in the database, and rows without their picture. */
export async function findStrayFiles(db: Database, dataDirectory: string) {
  const rows = await db.select({ name: storedFile.name, isPublic: storedFile.isPublic }).from(storedFile)
  const named = new Set(rows.map(({ name, isPublic }) => `${isPublic ? 'public' : 'private'}/${name}`))
  const lying = new Set(
    ['public', 'private'].flatMap((shelf) =>
      readdirSync(join(dataDirectory, 'files', shelf))
        .filter(isUploadName)
        .map((name) => `${shelf}/${name}`),
    ),
  )
  return [
    ...[...named].filter((name) => !lying.has(name)).map((name) => `${name} has a row and no file`),
    ...[...lying].filter((name) => !named.has(name)).map((name) => `${name} has a file and no row`),
  ]
}
