import { readCookie, writeCookie } from './cookie.ts'

export type Theme = 'light' | 'dark'
export type Language = 'id' | 'en'

const aYear = 60 * 60 * 24 * 365

/** Without a chosen theme the device's setting applies. */
export function themeOf(cookies: string): Theme | undefined {
  const theme = readCookie(cookies, 'nmw_theme')
  return theme === 'light' || theme === 'dark' ? theme : undefined
}

export function languageOf(cookies: string): Language {
  return readCookie(cookies, 'nmw_lang') === 'en' ? 'en' : 'id'
}

/** The server renders the language, so the page is reloaded. */
export function chooseLanguage(language: Language) {
  writeCookie(`nmw_lang=${language}; path=/; max-age=${aYear}; samesite=lax`)
  location.reload()
}
