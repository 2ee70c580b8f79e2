import type { Language } from '../../lib/session/preferences.ts'

const locales = { id: 'id-ID', en: 'en-GB' } as const
const forms = {
  day: { day: 'numeric', month: 'long', year: 'numeric' },
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
} as const

/** '2026-11-16' → '16 November 2026' or 'Senin, 16 November', with no-break spaces. */
export function formatDate(date: string, form: keyof typeof forms, language: Language) {
  const format = new Intl.DateTimeFormat(locales[language], { ...forms[form], timeZone: 'UTC' })
  return format.format(new Date(`${date}T00:00:00Z`)).replaceAll(' ', '\u00A0')
}
