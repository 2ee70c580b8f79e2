import type { DescribePage } from '../../lib/content.ts'
import { wordsIn } from '../../lib/use-words.ts'
import { careersTexts } from './careers-texts.ts'

export const careersHead: DescribePage = (_nothing, { language }) => {
  const texts = wordsIn(language, careersTexts)
  return { title: texts.title, description: texts.description, path: '/careers' }
}
