import type { DayPart, PrescribedMedicine, RunsOut } from '@nmw/contract/prescription'
import { dayIn } from '@nmw/contract/zone'
import { formatDay } from '../../lib/format/format-day.ts'

export const partNames: Record<DayPart, string> = { pagi: 'Pagi', siang: 'Siang', malam: 'Malam' }

/** 'Pagi, malam' */
export function describeDayParts({ dayParts, usingText }: Pick<PrescribedMedicine, 'dayParts' | 'usingText'>) {
  return dayParts.length > 0 ? capital(dayParts.join(', ')) : capital(usingText)
}

/** '2 kali sehari', '3 kali seminggu'; undefined when unknown */
export function describeFrequency({ timesAWeek }: Pick<PrescribedMedicine, 'timesAWeek'>) {
  if (!timesAWeek) return undefined
  return timesAWeek % 7 === 0 ? `${timesAWeek / 7} kali sehari` : `${timesAWeek} kali seminggu`
}

type Use = Pick<PrescribedMedicine, 'usingDetail' | 'form'>

/** Adds the unit to the doctor's shorthand: '1 kali sehari 1, sesudah makan' → '1 kali sehari 1 tablet, …'. */
export function describeUsage({ usingDetail, form }: Use) {
  return isSwallowed(form) ? usingDetail.replace(/^(\d+ kali sehari \d+),/, `$1 ${form},`) : usingDetail
}

/**
 * One dose: '2 kali sehari, oleskan tipis' → 'Oleskan tipis', and '1 kali sehari 1, sesudah makan' → 'Minum 1 tablet,
 * sesudah makan'.
 */
export function describeStep(use: Use) {
  const [, pieces, rest] = /^\d+ kali sehari(?: (\d+[^,]*))?, (.+)$/.exec(describeUsage(use)) ?? []
  if (!rest) return capital(use.usingDetail)
  return pieces ? `Minum ${pieces}, ${rest}` : capital(rest)
}

function isSwallowed(form: string) {
  return form === 'tablet' || form === 'kapsul'
}

type Way = { term: 'Makan' | 'Cara'; text: string }

/** With or without food, or the route of administration; undefined when the doctor's text says neither. */
export function describeWay({ usingDetail, form }: Use): Way | undefined {
  const meal = /(sesudah|sebelum) makan/i.exec(usingDetail)
  if (meal) return { term: 'Makan', text: capital(meal[0]) }
  const way = /bilas/i.test(usingDetail)
    ? 'Dibilas'
    : isSwallowed(form)
      ? 'Diminum'
      : /oles/i.test(usingDetail) || ['krim', 'gel', 'salep', 'losion', 'larutan'].includes(form)
        ? 'Dioles'
        : undefined
  return way ? { term: 'Cara', text: way } : undefined
}

/** '2 tube', or '1 buah' without a unit. */
export function formatAmount({ quantity, unit }: Pick<PrescribedMedicine, 'quantity' | 'unit'>) {
  return `${quantity} ${unit || 'buah'}`
}

type Handed = Pick<PrescribedMedicine, 'handedOver' | 'quantity' | 'unit'>

/** '1 dari 3 tablet diserahkan'; undefined before the first handover. */
export function describeHandover({ handedOver, quantity, unit }: Handed) {
  const handed = handedOver.reduce((sum, one) => sum + one.quantity, 0)
  if (handed === 0) return undefined
  return handed < quantity ? `${handed} dari ${formatAmount({ quantity, unit })} diserahkan` : 'Sudah diserahkan'
}

/** For a treatment without an agreed time. */
export function describeDone(doneTime: string) {
  return `Sudah dilakukan di klinik pada ${formatDay(dayIn('Asia/Jakarta', new Date(doneTime)))}.`
}

/** 'habis sekitar 5 hari lagi' */
export function describeSupply({ days }: NonNullable<RunsOut>) {
  if (days < 0) return 'diperkirakan sudah habis'
  return days === 0 ? 'habis sekitar hari ini' : `habis sekitar ${days} hari lagi`
}

/** A supply this small is emphasised. */
export function runsLow({ days }: NonNullable<RunsOut>) {
  return days <= 7
}

/** 'Tretinoin 0,025% krim 10 g', with a no-break space before the unit. */
export function itemName(name: string) {
  return name.replace(/ (\S{1,2})$/, '\u00A0$1')
}

function capital(text: string) {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
