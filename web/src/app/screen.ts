import { findScreens, type ScreenSettings } from './find-screens.ts'

export type ScreenPath = `${'public' | 'member'}/${string}-screen` | `app/${string}-layout`

const find = findScreens(
  import.meta.glob<Record<string, unknown>>(['../{public,member}/**/*-screen.tsx', './*-layout.tsx']),
  import.meta.glob<Record<string, unknown>>(['../{public,member}/**/*-load.ts', './*-load.ts', '!./run-load.ts']),
  import.meta.glob<Record<string, unknown>>('../public/**/*-content.ts'),
  import.meta.glob<Record<string, unknown>>('../public/**/*-head.ts'),
)

export function screen(path: ScreenPath, settings: ScreenSettings = {}) {
  return find(path, settings)
}
