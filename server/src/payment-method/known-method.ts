export type KnownMethod = { code: string; name: string; category: string; image: string; bank: string | null }
