import { buffer } from 'node:stream/consumers'
import type { Context } from '../context.ts'
import type { FileStore, Visibility } from '../outside/file-store.ts'
import { narrowName } from './narrow-name.ts'

type Wanted = { files: FileStore; shelf: Visibility; name: string; width: number | undefined }

const underWay = new Map<string, Promise<void>>()

/** The picture, narrower if asked. `lasting` is false where the whole one stands in for a size that could not be made. */
export async function openAtWidth(context: Context, { files, shelf, name, width }: Wanted) {
  const narrower = width !== undefined && name.endsWith('.webp')
  const narrow = narrower ? await openNarrow(context, { files, shelf, name, width }) : undefined
  if (narrow) return { ...narrow, lasting: true }
  const whole = await files.open(shelf, name)
  return whole && { ...whole, lasting: !narrower }
}

/** Made on first demand, once however many ask, and kept beside the original. */
async function openNarrow(context: Context, wanted: Wanted & { width: number }) {
  const { files, shelf, name, width } = wanted
  const narrow = narrowName(name, width)
  const kept = await files.open(shelf, narrow)
  if (kept) return kept
  const key = `${context.env.dataDirectory}/${shelf}/${narrow}`
  const work = underWay.get(key) ?? make(context, wanted, narrow).finally(() => underWay.delete(key))
  underWay.set(key, work)
  await work.catch((error: unknown) => context.log.warn({ err: error }, 'a picture size could not be made'))
  return files.open(shelf, narrow)
}

async function make({ pictures }: Context, { files, shelf, name, width }: Wanted & { width: number }, narrow: string) {
  const made = await files.open(shelf, narrow)
  if (made) {
    made.stream.destroy()
    return
  }
  const whole = await files.open(shelf, name)
  const picture = whole && (await pictures.toWebp({ bytes: await buffer(whole.stream), width }))
  if (picture) await files.put(shelf, narrow, picture.bytes)
}
