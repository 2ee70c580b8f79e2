/** The restorable part of an old version: not its visibility, which must stay as it is now. */
export function restorableContent({ status: _status, draft: _draft, ...content }: Record<string, unknown>) {
  return content
}
