/** Stands in the text until the picture is there. */
export const picturePlaceholder = (id: string) => `![Mengunggah gambar...](#unggah-${id})`

export const AWAITS_PICTURE =
  'Tunggu sampai gambar selesai diunggah, atau batalkan dengan menghapus "Mengunggah gambar..." dari teks.'

/** Saved like this, readers would see the placeholder for good. */
export function awaitsPicture(text: string) {
  return /!\[Mengunggah gambar\.\.\.\]\(#unggah-\w+\)/.test(text)
}
