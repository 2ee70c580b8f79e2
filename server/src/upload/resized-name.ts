/** What a picture's narrower size is called, beside the picture. */
export function resizedName(name: string, width: number) {
  return name.replace(/\.webp$/, `.w${width}.webp`)
}
