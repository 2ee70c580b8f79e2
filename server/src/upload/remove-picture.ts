import { PICTURE_WIDTHS } from '@nmw/contract/upload'
import type { Context } from '../context.ts'
import type { Visibility } from '../outside/file-store.ts'
import { narrowName } from './narrow-name.ts'

/** The picture, and the sizes made of it. Removing what is not there is fine. */
export async function removePicture({ outside: { files } }: Context, shelf: Visibility, name: string) {
  await files.remove(shelf, name)
  for (const width of PICTURE_WIDTHS) await files.remove(shelf, narrowName(name, width))
}
