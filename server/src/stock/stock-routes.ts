import * as contract from '@nmw/contract/ops-stock'
import { route } from '../http/route.ts'
import { correctExpiry } from './correct-expiry.ts'
import { countStock, writeOffStock } from './correct-stock.ts'
import { listShelves } from './list-shelves.ts'
import { readShelf } from './read-shelf.ts'
import { receiveDelivery } from './receive-delivery.ts'

export const stockRoutes = [
  route(contract.listShelves, listShelves),
  route(contract.readShelf, readShelf),
  route(contract.receiveDelivery, receiveDelivery),
  route(contract.writeOffStock, writeOffStock),
  route(contract.countStock, countStock),
  route(contract.correctExpiry, correctExpiry),
]
