import { useRouter } from '@tanstack/react-router'
import type { Language } from '../../lib/session/preferences.ts'

/** Fixed texts in both languages of the public site. */
type Texts = Record<string, readonly [indonesian: string, english: string]>

export function textsIn<T extends Texts>(language: Language, texts: T): Record<keyof T, string> {
  const column = language === 'en' ? 1 : 0
  return Object.fromEntries(Object.entries(texts).map(([key, both]) => [key, both[column]])) as Record<keyof T, string>
}

export function useLanguage(): Language {
  return useRouter().options.context.language
}

/** The texts in the visitor's language. Content from the clinic's own data is Indonesian only. */
export function useTexts<T extends Texts>(texts: T) {
  return textsIn(useLanguage(), texts)
}
