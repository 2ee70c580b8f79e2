import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { join } from 'node:path'
import { recordAudit } from '../audit/record-audit.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import { storedFile } from '../database/schema/upload-table.ts'
import { notFound } from '../http/problem.ts'
import type { Identify } from '../http/route.ts'
import { type Client, clientOf } from '../http/client.ts'
import { diskFileStore } from '../outside/disk-file-store.ts'
import { isSafeName, type Visibility } from '../outside/file-store.ts'
import { findViewers } from './find-viewers.ts'
import { storedWidth } from './stored-width.ts'
import { openAtWidth } from './open-at-width.ts'
import { isUploadName } from './upload-name.ts'
import { storageProblem } from './upload-problems.ts'

const types: Record<string, string> = { webp: 'image/webp', svg: 'image/svg+xml' }
const YEAR = 365 * 24 * 60 * 60

/** Whether a private picture was sent to, or shows, one of these patients. */
type SentTo = (db: Database, image: string, patientIds: number[]) => Promise<boolean>

/** /img/{file}?w=: public pictures, and private ones for their owner, the clinic and the patient they were sent to. */
export const servePictures = (sentTo: SentTo) => (app: FastifyInstance, context: Context, identify: Identify) => {
  const ownFiles = diskFileStore(join(context.env.dataDirectory, 'files'))
  const findFile = createFileFinder(context)

  app.get<{ Params: { '*': string }; Querystring: { w?: unknown } }>('/img/*', async (request, reply) => {
    const name = request.params['*']
    const type = types[name.split('.').at(-1) ?? '']
    void reply.header('cache-control', 'no-store')
    if (!isSafeName(name) || name.split('.').length !== 2 || !type) throw notFound()
    const shelf = isUploadName(name) ? await shelfFor(name, clientOf(request, reply, context.env)) : 'public'
    const files = isUploadName(name) ? context.outside.files : ownFiles
    const width = storedWidth(request.query.w)
    const found = await openAtWidth(context, { files, shelf, name, width }).catch((error: unknown) => {
      throw storageProblem(error)
    })
    if (!found) throw notFound()
    // The sandbox keeps a file that is no picture from running anything.
    void reply
      .header('content-type', type)
      .header('content-length', found.size)
      .header('content-disposition', `inline; filename="${name}"`)
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    if (shelf === 'public') return sendCacheable(request, reply, `"${name}-${found.size}"`, found)
    return reply.send(found.stream)
  })

  /** The shelf on which the visitor may see it. A forbidden picture looks like a missing one and takes as long. */
  async function shelfFor(name: string, client: Client): Promise<Visibility> {
    const file = await findFile(name)
    if (file?.isPublic) return 'public'
    const viewers = await findViewers(identify, client)
    const patients = viewers.filter(({ site }) => site === 'member').map(({ accountId }) => accountId)
    const sentToHer = await sentTo(context.db, name, patients)
    if (!file) throw notFound()
    if (sentToHer || viewers.some(({ accountId }) => accountId === file.ownerId)) return 'private'
    const staff = viewers.find(({ site }) => site === 'ops')
    if (!staff) throw notFound()
    const detail = { owner: file.ownerId }
    await recordAudit(context, context.db, client, {
      action: 'view-photo',
      accountId: staff.accountId,
      object: name,
      detail,
    })
    return 'private'
  }
}

type Found = NonNullable<Awaited<ReturnType<typeof openAtWidth>>>

function sendCacheable(request: FastifyRequest, reply: FastifyReply, etag: string, { stream, lasting }: Found) {
  const cache = lasting ? `public, max-age=${YEAR}, immutable` : 'public, max-age=60'
  void reply.header('cache-control', cache).header('etag', etag)
  if (request.headers['if-none-match'] !== etag) return reply.send(stream)
  stream.destroy()
  return reply.code(304).removeHeader('content-length').send()
}

function createFileFinder({ db }: Context) {
  const byName = db
    .select({ ownerId: storedFile.ownerId, isPublic: storedFile.isPublic })
    .from(storedFile)
    .where(eq(storedFile.name, sql.placeholder('name')))
    .prepare('find_stored_file')
  return async (name: string) => (await byName.execute({ name }))[0]
}
