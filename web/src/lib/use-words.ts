import { useRouter } from '@tanstack/react-router'
import type { Language } from './preferences.ts'

/** A fixed text in both languages of the public site. */
type Words = Record<string, readonly [indonesian: string, english: string]>

export function wordsIn<W extends Words>(language: Language, words: W): Record<keyof W, string> {
  const column = language === 'en' ? 1 : 0
  return Object.fromEntries(Object.entries(words).map(([key, both]) => [key, both[column]])) as Record<keyof W, string>
}

export function useLanguage(): Language {
  return useRouter().options.context.language
}

/** The texts in the language the visitor has chosen. What comes from the clinic's own data is Indonesian only. */
export function useWords<W extends Words>(words: W) {
  return wordsIn(useLanguage(), words)
}
