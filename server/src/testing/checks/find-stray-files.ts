import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '../../database/connection.ts'
import { storedFile } from '../../database/schema/upload-table.ts'
import { isUploadName } from '../../upload/upload-name.ts'

/** Uploaded pictures without a row in the database, and rows without their picture. */
export async function findStrayFiles(db: Database, dataDirectory: string) {
  const rows = await db.select({ name: storedFile.name, isPublic: storedFile.isPublic }).from(storedFile)
  const named = new Set(rows.map(({ name, isPublic }) => `${isPublic ? 'public' : 'private'}/${name}`))
  const stored = new Set(
    ['public', 'private'].flatMap((folder) =>
      readdirSync(join(dataDirectory, 'files', folder))
        .filter(isUploadName)
        .map((name) => `${folder}/${name}`),
    ),
  )
  return [
    ...[...named].filter((name) => !stored.has(name)).map((name) => `${name} has a row and no file`),
    ...[...stored].filter((name) => !named.has(name)).map((name) => `${name} has a file and no row`),
  ]
}
