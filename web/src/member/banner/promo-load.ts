import { readPromo } from '@nmw/contract/banner'
import type { Load } from '../../lib/reads/load.ts'

export const loadPromo: Load = ({ read, params: { slug = '' } }) => read(readPromo, { params: { slug } })
