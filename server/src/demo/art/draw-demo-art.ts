import { readFileSync } from 'node:fs'
import articles from '../data/articles.json' with { type: 'json' }
import banners from '../data/banners.json' with { type: 'json' }
import branches from '../data/branches.json' with { type: 'json' }
import catalogues from '../data/catalogues.json' with { type: 'json' }
import doctors from '../data/doctors.json' with { type: 'json' }
import medicines from '../data/medicines.json' with { type: 'json' }
import patients from '../data/patients.json' with { type: 'json' }
import prescriptions from '../data/prescriptions.json' with { type: 'json' }
import products from '../data/products.json' with { type: 'json' }
import treatments from '../data/treatments.json' with { type: 'json' }
import vouchers from '../data/vouchers.json' with { type: 'json' }
import { paymentMethods } from '../../outside/payment/payment-methods.ts'
import { drawArticle } from './draw-article.ts'
import { drawBanner } from './draw-banner.ts'
import { drawBranch } from './draw-branch.ts'
import { drawCatalogue } from './draw-catalogue.ts'
import { drawCategory } from './draw-category.ts'
import { drawDoctor } from './draw-doctor.ts'
import { drawMedicine } from './draw-medicine.ts'
import { drawPatient } from './draw-patient.ts'
import { drawProduct } from './draw-product.ts'
import { drawServiceBanner, drawService } from './draw-service.ts'
import { drawVisit } from './draw-visit.ts'
import { drawVoucher } from './draw-voucher.ts'

const pictureName = /^[a-z0-9-]+\.(?:webp|svg)$/

export function demoArtNames(): string[] {
  const names = new Set<string>()
  collectNames(
    [
      articles,
      banners,
      branches,
      catalogues,
      doctors,
      patients,
      paymentMethods,
      prescriptions,
      products,
      treatments,
      vouchers,
    ],
    names,
  )
  for (const { form } of medicines.medicines) names.add(`medicine-${form}.webp`)
  return [...names].toSorted()
}

function collectNames(value: unknown, names: Set<string>): void {
  if (typeof value === 'string' && pictureName.test(value)) names.add(value)
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) collectNames(part, names)
}

/** The first matching pattern draws the picture. */
const families: readonly [RegExp, (part: string) => string][] = [
  [/^(doctor-.+)$/, drawDoctor],
  [/^(patient-.+)$/, drawPatient],
  [/^(branch-.+)$/, drawBranch],
  [/^service-(.+)-banner\.webp$/, drawServiceBanner],
  [/^service-(.+)\.webp$/, drawService],
  [/^product-(.+)\.webp$/, drawProduct],
  [/^medicine-(.+)\.webp$/, drawMedicine],
  [/^visit-(.+)\.webp$/, drawVisit],
  [/^banner-(.+)\.webp$/, drawBanner],
  [/^article-(.+)\.webp$/, drawArticle],
  [/^category-(.+)\.webp$/, drawCategory],
  [/^catalogue-(.+)\.webp$/, drawCatalogue],
  [/^voucher-(.+)\.webp$/, drawVoucher],
  [/^(bank-[a-z]+|card)\.svg$/, readMark],
]

export function drawDemoArt(name: string): string {
  for (const [pattern, draw] of families) {
    const part = pattern.exec(name)?.[1]
    if (part !== undefined) return draw(part)
  }
  throw new Error(`No demo picture is called ${name}`)
}

function readMark(name: string): string {
  return readFileSync(new URL(`./marks/${name}.svg`, import.meta.url), 'utf8')
}
