/**
 * What is taken up again of an old version: whether it was public then says nothing about whether the page is to be
 * public now.
 */
export function wordsOfVersion({ status: _status, draft: _draft, ...words }: Record<string, unknown>) {
  return words
}
