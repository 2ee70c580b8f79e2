import { findScreens, type ScreenSettings } from './find-screens.ts'

export type ScreenPath = `${'public' | 'member'}/${string}-screen` | `app/${string}-layout`

const find = findScreens(
  import.meta.glob<Record<string, unknown>>([
    '../{public,member}/**/*-screen.tsx',
    '!../public/{article,branch,catalogue,doctor,invoice,site,treatment}/*-screen.tsx',
    './*-layout.tsx',
  ]),
  import.meta.glob<Record<string, unknown>>(['../{public,member}/**/*-load.ts', './*-load.ts']),
)

export function screen(path: ScreenPath, settings: ScreenSettings = {}) {
  return find(path, settings)
}
