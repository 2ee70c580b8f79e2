import type { ContentKind } from '@nmw/contract/content-kind'

const folders: Record<ContentKind, string> = {
  article: 'article',
  banner: 'banner',
  treatment: 'treatment',
  catalogue: 'catalog',
}

export function listPath(kind: ContentKind) {
  return `/dashboard/${folders[kind]}`
}

/** The edit page of a content, or of a new one from the draft with that key. */
export function editPath(kind: ContentKind, { id, draft }: { id?: string | null; draft?: string }) {
  const list = listPath(kind)
  if (id) return `${list}/update?id=${encodeURIComponent(id)}`
  return draft ? `${list}/add?draft=${draft}` : `${list}/add`
}
