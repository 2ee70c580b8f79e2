import type { Context } from '../context.ts'
import { fillDemoData } from './fill-demo-data.ts'
import { placeDemoArt } from './place-demo-art.ts'

/** Pictures first: if copying fails after the database is filled, it would never be repeated. */
export function fillWithArt(context: Context, announce = () => {}) {
  return fillDemoData(context, () => {
    announce()
    placeDemoArt(context.env.dataDirectory)
  })
}
