import type { DescribePage } from '../../lib/content.ts'
import { wordsIn } from '../../lib/use-words.ts'
import { careersWords } from './careers-words.ts'

export const careersHead: DescribePage = (_nothing, { language }) => {
  const words = wordsIn(language, careersWords)
  return { title: words.title, description: words.description, path: '/careers' }
}
