/** In the text until the upload is done. */
export const picturePlaceholder = (id: string) => `![Mengunggah gambar...](#unggah-${id})`

/** If saved now, readers would see the placeholder forever. */
export function awaitsPicture(text: string) {
  return /!\[Mengunggah gambar\.\.\.\]\(#unggah-\w+\)/.test(text)
}
