import * as contract from '@nmw/contract/ops-desk'
import { route } from '../http/route.ts'
import { handOver } from './hand-over.ts'
import { listPickups } from './list-pickups.ts'

export const deskRoutes = [route(contract.listPickups, listPickups), route(contract.handOver, handOver)]
