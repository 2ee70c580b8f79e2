import type { MEDICINE_CLASSES } from '@nmw/contract/medicine-class'
import { productMemberPrice } from '@nmw/contract/member-price'
import type { Context } from '../context.ts'
import { medicine, usageCode } from '../database/schema/medicine-table.ts'
import data from './data/medicines.json' with { type: 'json' }

/** Roughly how often one unit can be used. */
const usesPerUnit: Record<string, number> = { strip: 10, tube: 30, botol: 20 }

export async function fillDemoMedicines({ db }: Context) {
  await db.insert(usageCode).values(
    data.usageCodes.map(({ usingCode, shortText, usingDetail, dayParts, timesAWeek }) => ({
      code: usingCode,
      shortText,
      detail: usingDetail,
      dayParts: dayParts as ('pagi' | 'siang' | 'malam')[],
      timesAWeek,
    })),
  )
  await db.insert(medicine).values(
    data.medicines.map((item) => ({
      id: item.IID,
      name: item.INAMA,
      form: item.form,
      strength: item.strength,
      unit: item.unit,
      image: `medicine-${item.form}.webp`,
      price: item.price,
      memberPrice: productMemberPrice(item.price),
      weight: item.weight,
      class: item.golongan.replace(' ', '-') as (typeof MEDICINE_CLASSES)[number],
      needsPrescription: item.prescriptionRequired,
      usageCode: item.defaultUsingCode,
      usesPerUnit: usesPerUnit[item.unit],
      note: item.note,
      taxable: item.taxable,
      active: item.active,
    })),
  )
}
