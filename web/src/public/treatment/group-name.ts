import type { Language } from '../../lib/session/preferences.ts'

/** The API has only Indonesian names. */
const english: Record<string, string> = {
  'cosmetic-dermatology': 'Cosmetic Dermatology',
  'medical-treatment': 'Medical Treatment',
  'spa-treatment': 'Spa Treatment',
  'slimming-treatment': 'Slimming Treatment',
  'plastic-surgery': 'Plastic Surgery',
}

export function groupName({ group, title }: { group: string; title: string }, language: Language) {
  return language === 'en' ? (english[group] ?? title) : title
}
