import { productMemberPrice } from '@nmw/contract/member-price'
import type { TreatmentGroup } from '@nmw/contract/treatment'
import type { ServiceForm } from '@nmw/contract/treatment-desk'
import type { Context } from '../context.ts'
import type { Database } from '../database/connection.ts'
import type { treatment } from '../database/schema/treatment-table.ts'
import { dateInJakarta } from '../date-in-jakarta.ts'
import { refused } from '../http/problem.ts'
import { mustBePublic } from '../media/save-content-pictures.ts'
import { pictureNames } from '../media/picture-names.ts'

type Row = typeof treatment.$inferSelect

export function treatmentData(row: Row) {
  return {
    name: row.name,
    group: row.group,
    shortDesc: row.shortDescription,
    description: row.markdown,
    image: row.image,
    banner: row.banner,
    category: row.subServices,
    metaData: { title: row.metaTitle, description: row.metaDescription },
    date: row.publishedOn,
    price: row.price,
    memberPrice: row.memberPrice,
    durationMinutes: row.durationMinutes,
    recommendedSessions: row.recommendedSessions,
    needsDoctor: row.needsDoctor,
    status: row.active,
  } satisfies ServiceForm & { group: TreatmentGroup }
}

export function treatmentLine(row: Row) {
  return {
    _id: row.id,
    name: row.name,
    url: row.slug,
    group: row.group,
    image: row.image,
    status: row.active,
    date: row.publishedOn,
    version: row.version,
  }
}

export async function treatmentValues({ now }: Context, db: Database, form: ServiceForm, former?: Row) {
  const price = form.price ?? former?.price ?? 0
  const memberPrice = memberPriceOf(form, price, former)
  if (memberPrice > price) throw refused('Harga member tidak boleh di atas harga biasa', 'memberPrice')
  await mustBePublic(db, 'image', form.image)
  await mustBePublic(db, 'banner', form.banner)
  const at = now()
  return {
    name: form.name,
    shortDescription: form.shortDesc,
    markdown: form.description,
    image: form.image,
    banner: form.banner,
    subServices: form.category,
    metaTitle: form.metaData.title,
    metaDescription: form.metaData.description,
    price,
    memberPrice,
    durationMinutes: form.durationMinutes ?? former?.durationMinutes ?? 60,
    recommendedSessions: form.recommendedSessions ?? former?.recommendedSessions ?? 1,
    needsDoctor: form.needsDoctor ?? former?.needsDoctor ?? false,
    active: form.status,
    publishedOn: form.date ?? former?.publishedOn ?? dateInJakarta(at),
    updatedAt: at,
  }
}

function memberPriceOf({ memberPrice }: ServiceForm, price: number, former?: Row) {
  if (memberPrice === undefined && former?.price === price) return former.memberPrice
  return memberPrice ?? productMemberPrice(price)
}

export function savedTreatment(row: Row) {
  return {
    kind: 'treatment' as const,
    row,
    data: treatmentData(row),
    pictures: [row.image, row.banner, ...pictureNames(row.markdown)],
  }
}
