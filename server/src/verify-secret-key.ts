import type { Context } from './context.ts'
import { installation } from './database/schema/installation-table.ts'

/** What one key encrypted cannot be read with another. A database keeps the first key it is used with. */
export async function verifySecretKey({ db, secret }: Pick<Context, 'db' | 'secret'>) {
  const keyFingerprint = secret.digest('secret-key').toString('hex')
  await db.insert(installation).values({ keyFingerprint }).onConflictDoNothing()
  const [stored] = await db.select().from(installation)
  if (stored!.keyFingerprint !== keyFingerprint)
    throw new Error(
      'This database was sealed with another SECRET_KEY. Start with that one; ' +
        'where none was set, it lies in the file secret-key of the DATA_DIR that came with this database.',
    )
}
