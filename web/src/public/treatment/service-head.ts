import type { DescribePage } from '../../lib/reads/content.ts'
import { clinicJsonLd, breadcrumbJsonLd, pictureAddress } from '../page/json-ld.ts'
import type { ServiceContent } from './service-content.ts'

export const serviceHead: DescribePage<ServiceContent> = ({ service }, { origin }) => {
  const path = `/services/${service.url}`
  return {
    title: service.metaData.title || service.name,
    description: service.metaData.description || service.shortDesc,
    path,
    image: service.metaData.image,
    facts: [
      {
        '@type': 'Service',
        name: service.name,
        description: service.shortDesc,
        serviceType: service.groupTitle,
        image: pictureAddress(origin, service.image),
        url: origin + path,
        provider: clinicJsonLd(origin),
        ...(service.price ? { offers: { '@type': 'Offer', price: service.price, priceCurrency: 'IDR' } } : {}),
      },
      breadcrumbJsonLd(origin, [
        { href: '/services', label: 'Layanan' },
        { href: `/services?group=${service.group}`, label: service.groupTitle },
        { href: path, label: service.name },
      ]),
    ],
  }
}
