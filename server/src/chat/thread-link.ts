export function threadLink(id: number) {
  return `/user/message?id=${id}`
}
