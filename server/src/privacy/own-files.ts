import { buffer } from 'node:stream/consumers'
import type { Context } from '../context.ts'
import { ownData } from './own-data.ts'
import { ownPhotos } from './own-photos.ts'
import type { ZipFile } from './write-zip.ts'

/** The files of the export: JSON data, then one photo after the other. */
export async function* ownFiles(context: Context, accountId: number): AsyncGenerator<ZipFile> {
  const photos = await ownPhotos(context, accountId)
  const data = {
    ...(await ownData(context, accountId)),
    'foto.json': photos.map(({ ownerId: _id, ...photo }) => photo),
  }
  for (const [name, value] of Object.entries(data)) yield { name, bytes: Buffer.from(JSON.stringify(value, null, 2)) }
  for (const { name, isPublic } of photos) {
    const found = await context.outside.files.open(isPublic ? 'public' : 'private', name)
    // Replaced a moment ago; the list still mentions it.
    if (found) yield { name: `foto/${name}`, bytes: await buffer(found.stream) }
  }
}
