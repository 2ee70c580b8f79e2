import { listBanners } from '@nmw/contract/banner'
import type { Result } from '@nmw/contract/endpoint'
import { listTreatments } from '@nmw/contract/treatment'
import type { ReadContent } from '../../lib/reads/content.ts'

export type ServicesContent = {
  /** The group of the URL; empty for an unknown one. */
  group: string
  groups: Result<typeof listTreatments>['datas']
  promos: Result<typeof listBanners>
}

export const servicesContent: ReadContent<ServicesContent> = async ({ call, search: { group = '' } }) => {
  const [{ datas: groups }, promos] = await Promise.all([call(listTreatments, {}), call(listBanners, {})])
  const known = group === 'promo' || groups.some((one) => one.group === group)
  return { group: known ? group : '', groups, promos: known && group !== 'promo' ? [] : promos }
}
