import type { DescribePage } from '../../lib/content.ts'
import { textsIn } from '../../lib/use-texts.ts'
import { careersWords } from './careers-words.ts'

export const careersHead: DescribePage = (_nothing, { language }) => {
  const words = textsIn(language, careersWords)
  return { title: words.title, description: words.description, path: '/careers' }
}
