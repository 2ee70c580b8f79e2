/** A markdown picture; brackets in the alt text are escaped. */
export function pictureMarkdown(alt: string, file: string) {
  const label = alt
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/[\\[\]]/g, '\\$&')
  return `![${label || 'Gambar'}](/img/${file})`
}
