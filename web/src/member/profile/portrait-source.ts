/** The portrait in a size that is sharp in a small circle. Without one the initials stand in. */
export function portraitSource(photo: string | null | undefined) {
  return photo ? `/img/${photo}?w=192` : null
}
