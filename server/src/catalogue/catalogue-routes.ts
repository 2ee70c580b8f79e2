import * as contract from '@nmw/contract/catalogue'
import { route } from '../http/route.ts'
import { listCatalogues } from './list-catalogues.ts'
import { readCatalogue } from './read-catalogue.ts'

export const catalogueRoutes = [
  route(contract.listCatalogues, listCatalogues),
  route(contract.readCatalogue, readCatalogue),
]
