/** The markdown text in what a draft or a version kept. */
export function textOf(data: Record<string, unknown>) {
  return typeof data['description'] === 'string' ? data['description'] : ''
}

/** What it is called there. */
export function titleIn(data: Record<string, unknown>) {
  const title = data['title'] ?? data['name']
  return typeof title === 'string' ? title : ''
}
