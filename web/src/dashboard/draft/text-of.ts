/** The markdown text in what a draft or a version kept. */
export function textOf(data: Record<string, unknown>) {
  return typeof data['description'] === 'string' ? data['description'] : ''
}
