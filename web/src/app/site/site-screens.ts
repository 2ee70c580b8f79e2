import type { ComponentType } from 'react'
import type { ContentProps } from '../../lib/reads/content.ts'
import { exportName } from '../export-name.ts'
import { withContent } from './with-content.tsx'

const screens = import.meta.glob<Record<string, unknown>>(
  '../../public/{article,branch,catalogue,doctor,invoice,site,treatment}/*-screen.tsx',
)

/** In a separate file, so that the sign-in pages do not download the file names of all public screens. */
export async function importSiteScreen(path: string) {
  const importScreen = screens[`../../${path}.tsx`]
  if (!importScreen) throw new Error(`There is no file web/src/${path}.tsx`)
  const module = await importScreen()
  const name = exportName(path)
  const Screen = module[name] as ComponentType<ContentProps<unknown>>
  const own = (state: string) => module[`${name}${state}`] as ComponentType | undefined
  return { [name]: withContent(Screen, own('Loading'), own('Missing')) }
}
