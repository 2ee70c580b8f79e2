import { PICTURE_WIDTHS } from '@nmw/contract/upload'
import type { Context } from '../context.ts'
import type { Visibility } from '../outside/file-store.ts'
import { resizedName } from './resized-name.ts'

/** Deletes the picture and its resized copies; missing files are fine. */
export async function removePicture({ outside: { files } }: Context, shelf: Visibility, name: string) {
  await files.remove(shelf, name)
  for (const width of PICTURE_WIDTHS) await files.remove(shelf, resizedName(name, width))
}
