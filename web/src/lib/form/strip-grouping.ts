/**
 * A number without its grouping characters: phones paste non-breaking hyphens and invisible marks. A letter or a plus
 * stays, so that the validation complains about it.
 */
export function stripGrouping(typed: string) {
  return typed.normalize('NFKC').replace(/[^\p{L}\p{N}+]/gu, '')
}
