import type { BranchCard } from '@nmw/contract/branch'
import { BRAND } from '@nmw/contract/brand'
import type { DescribePage } from '../../lib/reads/content.ts'
import { textsIn } from '../page/use-texts.ts'
import { pictureAddress } from '../page/json-ld.ts'
import { branchTexts } from './branch-texts.ts'
import type { BranchesContent } from './branches-content.ts'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
const weekend = ['Saturday', 'Sunday']

export const branchesHead: DescribePage<BranchesContent> = ({ branches, search, openOnly }, { origin, language }) => {
  const texts = textsIn(language, branchTexts)
  return {
    title: texts.title,
    description: texts.description,
    path: '/branches',
    image: branches[0]?.image,
    hidden: Boolean(search) || openOnly,
    facts: search || openOnly ? [] : branches.map((branch) => clinicAt(branch, origin)),
  }
}

function clinicAt(branch: BranchCard, origin: string) {
  const { weekdays: onWeekdays, weekend: onWeekend } = branch.operationalHours
  return {
    '@type': 'MedicalClinic',
    '@id': `${origin}/branches#cabang-${branch.id}`,
    name: branch.nama,
    url: `${origin}/branches#cabang-${branch.id}`,
    image: pictureAddress(origin, branch.image),
    address: {
      '@type': 'PostalAddress',
      streetAddress: branch.address,
      addressLocality: branch.city,
      addressCountry: 'ID',
    },
    hasMap: branch.googleMap,
    ...(branch.telephone && { telephone: branch.telephone }),
    openingHoursSpecification: [...hours(weekdays, onWeekdays), ...hours(weekend, onWeekend)],
    parentOrganization: { '@type': 'MedicalOrganization', name: BRAND.name, url: origin },
  }
}

/** '09.00-20.00' */
function hours(dayOfWeek: string[], text: string | null) {
  const [opens, closes] = text?.replaceAll('.', ':').split('-') ?? []
  return opens && closes ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes }] : []
}
