/**
 * A number without what was typed or pasted only to group it. Phones copy it with hyphens that do not break and marks
 * that nobody sees. A letter or a plus stays, for whoever checks it to complain of.
 */
export function stripGrouping(typed: string) {
  return typed.normalize('NFKC').replace(/[^\p{L}\p{N}+]/gu, '')
}
