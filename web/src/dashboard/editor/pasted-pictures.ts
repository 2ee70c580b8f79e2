import { picturesIn } from './use-picture-uploads.ts'

/** The pictures to paste. Office programs add a picture of copied text: then only the text is pasted. */
export function pastedPictures(board: Pick<DataTransfer, 'files' | 'getData'>) {
  const pictures = picturesIn(board)
  const lines = board.getData('text/plain').split(/[\r\n]+/)
  // A file copied on a Mac comes with its name as text.
  const text = lines.filter((line) => line.trim() && !pictures.some(({ name }) => name === line.trim()))
  return text.length ? [] : pictures
}
