/** The page on which the patient reads and writes. */
export function threadLink(id: number) {
  return `/user/message?id=${id}`
}
