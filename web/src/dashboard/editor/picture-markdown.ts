/** A picture in a markdown text; what stands in brackets in its description does not end it. */
export function pictureMarkdown(alt: string, file: string) {
  const label = alt
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/[\\[\]]/g, '\\$&')
  return `![${label || 'Gambar'}](/img/${file})`
}
