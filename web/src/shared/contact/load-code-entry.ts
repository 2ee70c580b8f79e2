/**
 * The code field is needed only after a code was sent, so the sign-in page does not wait for it. It is fetched before a
 * code is requested: a code that cannot be typed must not be sent.
 */
export async function loadCodeEntry() {
  const { CodeEntry } = await import('./code-entry.tsx')
  return CodeEntry
}

export type LoadedCodeEntry = Awaited<ReturnType<typeof loadCodeEntry>>
