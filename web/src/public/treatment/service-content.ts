import type { Result } from '@nmw/contract/endpoint'
import { listTreatments, readTreatment, type TreatmentCard } from '@nmw/contract/treatment'
import type { ReadContent } from '../../lib/reads/content.ts'

export type ServiceContent = { service: Result<typeof readTreatment>; others: TreatmentCard[] }

const OTHERS = 4

export const serviceContent: ReadContent<ServiceContent> = async ({ call, params: { slug = '' } }) => {
  const [service, { datas }] = await Promise.all([call(readTreatment, { params: { slug } }), call(listTreatments, {})])
  const same = datas.find(({ group }) => group === service.group)?.services ?? []
  return { service, others: same.filter(({ url }) => url !== service.url).slice(0, OTHERS) }
}
