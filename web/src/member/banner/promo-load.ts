import { readPromo } from '@nmw/contract/banner'
import type { Load } from '../../lib/load.ts'

export const loadPromo: Load = ({ read, params: { slug = '' } }) => read(readPromo, { params: { slug } })
