import { and, eq, gt, isNull } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { Readable } from 'node:stream'
import type { Context } from '../context.ts'
import { exportTicket } from '../database/schema/export-ticket-table.ts'
import { notFound } from '../http/problem.ts'
import { hashToken } from '../secret.ts'
import { ownFiles } from './own-files.ts'
import { writeZip } from './write-zip.ts'

const path = '/legacy/profile/privacy/export/:ticket'

/** A file instead of an envelope, so it is not in the contract. The ticket authenticates one download. */
export function serveExport(app: FastifyInstance, context: Context) {
  app.get<{ Params: { ticket: string } }>(path, { exposeHeadRoute: false }, async ({ params }, reply) => {
    const at = context.now()
    const [spent] = await context.db
      .update(exportTicket)
      .set({ usedAt: at })
      .where(
        and(
          eq(exportTicket.ticketHash, hashToken(params.ticket)),
          isNull(exportTicket.usedAt),
          gt(exportTicket.expiresAt, at),
        ),
      )
      .returning()
    if (!spent) throw notFound('Tautan unduhan sudah dipakai atau kedaluwarsa')
    return reply
      .type('application/zip')
      .header('content-disposition', 'attachment; filename="data-saya-klinik-nmw.zip"')
      .header('cache-control', 'no-store')
      .send(Readable.from(writeZip(ownFiles(context, spent.accountId)), { objectMode: false }))
  })
}
