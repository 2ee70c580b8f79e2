import { useSearch } from '@tanstack/react-router'
import { ServiceDetail } from './service-detail.tsx'
import { ServiceList } from './service-list.tsx'

export function MemberServicesScreen() {
  const { slug, title, group } = useSearch({ strict: false })
  return slug ? <ServiceDetail key={slug} slug={slug} title={title} /> : <ServiceList group={group} />
}
