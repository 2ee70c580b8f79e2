/**
 * What is taken up again of an old version: whether it was public then says nothing about whether the page is to be
 * public now.
 */
export function restorableContent({ status: _status, draft: _draft, ...content }: Record<string, unknown>) {
  return content
}
