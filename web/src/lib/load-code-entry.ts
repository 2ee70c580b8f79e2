/**
 * The six boxes are only needed once a code was sent, so the sign-in page does not wait for them. Whoever asks for a code
 * fetches them first: a code that cannot be typed is not sent.
 */
export async function loadCodeEntry() {
  const { CodeEntry } = await import('./code-entry.tsx')
  return CodeEntry
}

export type LoadedCodeEntry = Awaited<ReturnType<typeof loadCodeEntry>>
