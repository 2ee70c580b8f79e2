/** A small version of the portrait; without one the avatar shows initials. */
export function portraitSource(photo: string | null | undefined) {
  return photo ? `/img/${photo}?w=192` : null
}
