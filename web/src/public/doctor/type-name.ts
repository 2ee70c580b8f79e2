import type { Language } from '../../lib/session/preferences.ts'

const names: Record<number, readonly [indonesian: string, english: string]> = {
  2560: ['Spesialis Kulit', 'Dermatologist'],
  5941: ['Spesialis Bedah', 'Surgeon'],
  6730: ['Spesialis Gizi', 'Nutrition specialist'],
  // The booking calls it 'Normal', which means nothing to visitors.
  3566: ['Dokter Umum', 'General doctor'],
}

export function typeName({ code, title }: { code: number; title: string }, language: Language) {
  return names[code]?.[language === 'en' ? 1 : 0] ?? title
}
