import * as contract from '@nmw/contract/banner'
import type { banner } from '../database/schema/banner-table.ts'
import { changeStatus } from '../draft/change-status.ts'
import { route } from '../http/route.ts'
import { bannerData } from './admin-banner.ts'
import { listBanners } from './list-banners.ts'
import { listAdminBanners, readAdminBanner } from './read-admin-banner.ts'
import { readPromo } from './read-promo.ts'
import { createBanner, updateBanner } from './save-banner.ts'
import { updateBannerOrder } from './update-banner-order.ts'

export const bannerRoutes = [
  route(contract.listBanners, listBanners),
  route(contract.readPromo, readPromo),
  route(contract.listAdminBanners, listAdminBanners),
  route(contract.readAdminBanner, readAdminBanner),
  route(contract.createBanner, createBanner),
  route(contract.updateBanner, updateBanner),
  route(contract.updateBannerStatus, (context, input) =>
    changeStatus<typeof banner.$inferSelect>(context, input, { kind: 'banner', dataOf: bannerData }),
  ),
  route(contract.updateBannerOrder, updateBannerOrder),
]
