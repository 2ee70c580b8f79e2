import { buffer } from 'node:stream/consumers'
import type { Context } from '../context.ts'
import type { FileStore, Visibility } from '../outside/file-store.ts'
import { resizedName } from './resized-name.ts'

type Wanted = { files: FileStore; shelf: Visibility; name: string; width: number | undefined }

const inProgress = new Map<string, Promise<void>>()

/** `lasting` is false when the original replaces a size that could not be made. */
export async function openAtWidth(context: Context, { files, shelf, name, width }: Wanted) {
  const needsResize = width !== undefined && name.endsWith('.webp')
  const resized = needsResize ? await openResized(context, { files, shelf, name, width }) : undefined
  if (resized) return { ...resized, lasting: true }
  const original = await files.open(shelf, name)
  return original && { ...original, lasting: !needsResize }
}

/** Resized on first request, once, and stored beside the original. */
async function openResized(context: Context, wanted: Wanted & { width: number }) {
  const { files, shelf, name, width } = wanted
  const resized = resizedName(name, width)
  const existing = await files.open(shelf, resized)
  if (existing) return existing
  const key = `${context.env.dataDirectory}/${shelf}/${resized}`
  const work = inProgress.get(key) ?? make(context, wanted, resized).finally(() => inProgress.delete(key))
  inProgress.set(key, work)
  await work.catch((error: unknown) => context.log.warn({ err: error }, 'picture not resized'))
  return files.open(shelf, resized)
}

async function make({ pictures }: Context, { files, shelf, name, width }: Wanted & { width: number }, resized: string) {
  const made = await files.open(shelf, resized)
  if (made) {
    made.stream.destroy()
    return
  }
  const original = await files.open(shelf, name)
  const picture = original && (await pictures.toWebp({ bytes: await buffer(original.stream), width }))
  if (picture) await files.put(shelf, resized, picture.bytes)
}
