import * as point from '@nmw/contract/point'
import { route } from '../http/route.ts'
import { listPointHistory } from './list-point-history.ts'
import { readMembership } from './read-membership.ts'

export const pointRoutes = [
  route(point.readMembership, readMembership),
  route(point.listPointHistory, listPointHistory),
]
