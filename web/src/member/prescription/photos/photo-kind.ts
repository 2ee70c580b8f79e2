export const kindNames = { before: 'Sebelum', after: 'Sesudah' } as const
