import { and, asc, desc, eq, gte, lte } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { article } from '../database/schema/article-table.ts'
import { branch } from '../database/schema/branch-table.ts'
import { catalogue } from '../database/schema/catalogue-table.ts'
import { doctor, doctorPractice } from '../database/schema/doctor-table.ts'
import { treatment } from '../database/schema/treatment-table.ts'
import { dateInJakarta } from '../date-in-jakarta.ts'
import type { SiteAddress } from '../http/serve-sitemap.ts'

const plainPages = ['/branches', '/consultation', '/contact-us', '/faq', '/careers', '/privacy-policy', '/terms']

/** Every page of the public site. A list page changes with its newest item. */
export async function listSiteAddresses(context: Context): Promise<SiteAddress[]> {
  const [treatments, catalogues, doctors, articles] = await Promise.all([
    listTreatments(context),
    listCatalogues(context),
    listDoctors(context),
    listArticles(context),
  ])
  return [
    { path: '/services', changedAt: newest(treatments) },
    { path: '/articles', changedAt: newest(articles) },
    { path: '/catalogue', changedAt: newest(catalogues) },
    { path: '/doctors' },
    ...plainPages.map((path) => ({ path })),
    ...treatments,
    ...catalogues,
    ...doctors,
    ...articles,
  ]
}

async function listTreatments({ db, now }: Context) {
  const rows = await db
    .select({ slug: treatment.slug, changedAt: treatment.updatedAt })
    .from(treatment)
    .where(and(eq(treatment.active, true), lte(treatment.publishedOn, dateInJakarta(now()))))
    .orderBy(asc(treatment.slug))
  return rows.map(({ slug, changedAt }) => ({ path: `/services/${slug}`, changedAt }))
}

async function listCatalogues({ db }: Context) {
  const rows = await db
    .select({ path: catalogue.path, changedAt: catalogue.updatedAt })
    .from(catalogue)
    .where(eq(catalogue.active, true))
    .orderBy(asc(catalogue.path))
  return rows.map(({ path, changedAt }) => ({ path: `/catalogue/${path}`, changedAt }))
}

async function listDoctors({ db, now }: Context) {
  const rows = await db
    .selectDistinct({ slug: doctor.slug })
    .from(doctor)
    .innerJoin(doctorPractice, eq(doctorPractice.doctorId, doctor.id))
    .innerJoin(branch, eq(branch.id, doctorPractice.branchId))
    .where(and(eq(doctor.active, true), eq(branch.active, true), gte(doctorPractice.validUntil, dateInJakarta(now()))))
    .orderBy(asc(doctor.slug))
  return rows.map(({ slug }) => ({ path: `/doctors/${slug}` }))
}

async function listArticles({ db, now }: Context) {
  const rows = await db
    .select({ slug: article.slug, changedAt: article.updatedAt })
    .from(article)
    .where(and(eq(article.active, true), lte(article.publishedOn, dateInJakarta(now()))))
    .orderBy(desc(article.publishedOn), asc(article.id))
  return rows.map(({ slug, changedAt }) => ({ path: `/articles/${slug}`, changedAt }))
}

function newest(pages: { changedAt: Date }[]) {
  return pages.length ? new Date(Math.max(...pages.map(({ changedAt }) => changedAt.getTime()))) : undefined
}
