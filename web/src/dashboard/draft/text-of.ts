/** The markdown text of a draft or version. */
export function textOf(data: Record<string, unknown>) {
  return typeof data['description'] === 'string' ? data['description'] : ''
}

export function titleIn(data: Record<string, unknown>) {
  const title = data['title'] ?? data['name']
  return typeof title === 'string' ? title : ''
}
