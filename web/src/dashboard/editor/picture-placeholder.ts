/** Stands in the text until the picture is there. */
export const picturePlaceholder = (id: string) => `![Mengunggah gambar...](#unggah-${id})`

/** Saved like this, readers would see the placeholder for good. */
export function awaitsPicture(text: string) {
  return /!\[Mengunggah gambar\.\.\.\]\(#unggah-\w+\)/.test(text)
}
