import { picturesIn } from './use-picture-uploads.ts'

/** The pictures somebody means to paste. Office programs put a picture of the words beside the words: those are meant. */
export function pastedPictures(board: Pick<DataTransfer, 'files' | 'getData'>) {
  const pictures = picturesIn(board)
  const lines = board.getData('text/plain').split(/[\r\n]+/)
  // A file copied from a folder of a Mac brings its name along.
  const text = lines.filter((line) => line.trim() && !pictures.some(({ name }) => name === line.trim()))
  return text.length ? [] : pictures
}
