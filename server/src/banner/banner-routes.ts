import * as contract from '@nmw/contract/banner'
import { route } from '../http/route.ts'
import { listBanners } from './list-banners.ts'
import { readPromo } from './read-promo.ts'

export const bannerRoutes = [route(contract.listBanners, listBanners), route(contract.readPromo, readPromo)]
