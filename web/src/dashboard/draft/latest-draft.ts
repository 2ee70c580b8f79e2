/** A draft as it is taken up again, from wherever it lay. */
export type FoundDraft = { key: string; baseVersion: number; data: Record<string, unknown>; at: number }

/**
 * Of what this device kept and what the server has, the later one. What the server once had whole and has no more was
 * saved or thrown away on another device.
 */
export function latestDraft(here: (FoundDraft & { sent?: boolean }) | undefined, there: FoundDraft | null) {
  if (!there) return here && !here.sent ? here : null
  return here && here.at >= there.at ? here : there
}
