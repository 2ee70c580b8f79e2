export function resizedName(name: string, width: number) {
  return name.replace(/\.webp$/, `.w${width}.webp`)
}
