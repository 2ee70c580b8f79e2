import * as contract from '@nmw/contract/catalogue'
import * as desk from '@nmw/contract/catalogue-desk'
import type { catalogue } from '../database/schema/catalogue-table.ts'
import { changeStatus } from '../draft/change-status.ts'
import { route } from '../http/route.ts'
import { listProductCategories } from '../product/product-category.ts'
import { catalogueData } from './admin-catalogue.ts'
import { createCatalogue } from './create-catalogue.ts'
import { listAdminCatalogues } from './list-admin-catalogues.ts'
import { listCatalogues } from './list-catalogues.ts'
import { readAdminCatalogue } from './read-admin-catalogue.ts'
import { readCatalogue } from './read-catalogue.ts'
import { updateCatalogue } from './update-catalogue.ts'

export const catalogueRoutes = [
  route(contract.listCatalogues, listCatalogues),
  route(contract.readCatalogue, readCatalogue),
  route(desk.listAdminCatalogues, listAdminCatalogues),
  route(desk.readAdminCatalogue, readAdminCatalogue),
  route(desk.listCatalogueCategories, listProductCategories),
  route(desk.createCatalogue, createCatalogue),
  route(desk.updateCatalogue, updateCatalogue),
  route(desk.updateCatalogueStatus, (context, input) =>
    changeStatus<typeof catalogue.$inferSelect>(context, input, { kind: 'catalogue', dataOf: catalogueData }),
  ),
]
