import * as contract from '@nmw/contract/media'
import { route } from '../http/route.ts'
import { describeMedia } from './describe-media.ts'
import { listMedia } from './list-media.ts'
import { readMedia } from './read-media.ts'

export const mediaRoutes = [
  route(contract.listMedia, listMedia),
  route(contract.readMedia, readMedia),
  route(contract.describeMedia, describeMedia),
]
