import { BRAND } from '@nmw/contract/brand'
import type { Crumb } from './breadcrumb.tsx'

export function breadcrumbJsonLd(origin: string, crumbs: readonly Crumb[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ href, label }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name: label,
      item: origin + href,
    })),
  }
}

export function clinicJsonLd(origin: string) {
  return {
    '@type': 'MedicalOrganization',
    name: BRAND.name,
    url: origin,
    logo: `${origin}/art/app-icon.svg`,
    sameAs: Object.values(BRAND.social),
  }
}

export function pictureAddress(origin: string, file: string) {
  return `${origin}/img/${encodeURIComponent(file)}?w=1200`
}
