/** A draft from this device or the server. */
export type FoundDraft = { key: string; baseVersion: number; data: Record<string, unknown>; at: number }

/**
 * The newer of the local and the server's draft. A local draft that once reached the server but is gone there was saved
 * or discarded on another device.
 */
export function latestDraft(here: (FoundDraft & { sent?: boolean }) | undefined, there: FoundDraft | null) {
  if (!there) return here && !here.sent ? here : null
  return here && here.at >= there.at ? here : there
}
