const inText = /\/img\/([a-z0-9][a-z0-9-]{0,120}\.(?:webp|svg))/g

export function pictureNames(markdown: string) {
  return [...new Set(Array.from(markdown.matchAll(inText), ([, name]) => name!))]
}
