import { pathWithQuery } from '../../lib/page/path-with-query.ts'
import type { DescribePage } from '../../lib/reads/content.ts'
import { textsIn } from '../page/use-texts.ts'
import { doctorTexts } from './doctor-texts.ts'
import type { DoctorsContent } from './doctors-content.ts'

export const doctorsHead: DescribePage<DoctorsContent> = (content, { origin, language }) => {
  const { doctors, types, branches, search, type, branch } = content
  const texts = textsIn(language, doctorTexts)
  const { currentPage } = doctors.page
  const narrowed = [
    types.find(({ code }) => String(code) === type)?.title,
    branches.find(({ id }) => String(id) === branch)?.name,
  ].filter(Boolean)
  return {
    title: [texts.title, ...narrowed].join(', '),
    description: texts.description,
    path: pathWithQuery('/doctors', { type, branch, page: currentPage > 1 ? currentPage : undefined }),
    image: doctors.datas[0]?.avatar,
    hidden: Boolean(search) || doctors.datas.length === 0,
    facts: [
      {
        '@type': 'ItemList',
        itemListElement: doctors.datas.map(({ slug }, place) => ({
          '@type': 'ListItem',
          position: place + 1,
          url: `${origin}/doctors/${slug}`,
        })),
      },
    ],
  }
}
