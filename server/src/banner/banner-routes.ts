import * as contract from '@nmw/contract/banner'
import * as desk from '@nmw/contract/banner-desk'
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
  route(desk.listAdminBanners, listAdminBanners),
  route(desk.readAdminBanner, readAdminBanner),
  route(desk.createBanner, createBanner),
  route(desk.updateBanner, updateBanner),
  route(desk.updateBannerStatus, (context, input) =>
    changeStatus<typeof banner.$inferSelect>(context, input, { kind: 'banner', dataOf: bannerData }),
  ),
  route(desk.updateBannerOrder, updateBannerOrder),
]
