import type { DescribePage } from '../../lib/reads/content.ts'
import { breadcrumbJsonLd, pictureAddress } from '../page/json-ld.ts'
import type { DoctorContent } from './doctor-content.ts'
import { typeName } from './type-name.ts'

/** schema.org terms; a general doctor has no specialty. */
const specialties: Record<number, string> = {
  2560: 'https://schema.org/Dermatology',
  5941: 'https://schema.org/PlasticSurgery',
  6730: 'https://schema.org/DietNutrition',
}

export const doctorHead: DescribePage<DoctorContent> = (doctor, { origin, language }) => {
  const { name, slug, avatar, bio, branches, typeCode, typeTitle } = doctor
  const path = `/doctors/${slug}`
  const places = branches.map((branch) => branch.name).join(', ')
  const specialty = specialties[typeCode]
  return {
    title: `dr. ${name}`,
    description: `dr. ${name}, ${typeName({ code: typeCode, title: typeTitle }, language)} di ${places}. ${bio}`,
    path,
    image: avatar,
    facts: [
      {
        '@type': 'Physician',
        name: `dr. ${name}`,
        description: bio,
        url: origin + path,
        image: pictureAddress(origin, avatar),
        ...(specialty && { medicalSpecialty: specialty }),
        hospitalAffiliation: branches.map((branch) => ({
          '@type': 'MedicalClinic',
          '@id': `${origin}/branches#cabang-${branch.id}`,
          name: branch.name,
        })),
      },
      breadcrumbJsonLd(origin, [
        { href: '/doctors', label: 'Dokter' },
        { href: path, label: `dr. ${name}` },
      ]),
    ],
  }
}
