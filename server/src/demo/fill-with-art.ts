import type { Context } from '../context.ts'
import { fillDemoData } from './fill-demo-data.ts'
import { placeDemoArt } from './place-demo-art.ts'

/** Pictures first: a database that is no longer empty is never filled again, so they would be missed for good. */
export function fillWithArt(context: Context, announce = () => {}) {
  return fillDemoData(context, () => {
    announce()
    placeDemoArt(context.env.dataDirectory)
  })
}
