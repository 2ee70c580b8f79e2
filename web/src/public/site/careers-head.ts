import type { DescribePage } from '../../lib/reads/content.ts'
import { textsIn } from '../page/use-texts.ts'
import { careersTexts } from './careers-texts.ts'

export const careersHead: DescribePage = (_nothing, { language }) => {
  const texts = textsIn(language, careersTexts)
  return { title: texts.title, description: texts.description, path: '/careers' }
}
